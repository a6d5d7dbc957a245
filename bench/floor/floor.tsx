/*
 * The floor of the benchmark: what the console shows, drawn by React and nothing else. No router, no cache, no library
 * of components, no failure that is told; whoever uses React is no quicker than this.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './floor.css'

interface Organization {
  id: string
  email: string
  plan_name: string
  namespace_name: string | null
  cluster_name: string | null
  created_at: string
}
interface User {
  id: string
  email: string
  is_active: boolean
  created_at: string
}
interface Job {
  job_id: string
  job_type: string
  status: string
  retries: number
  updated_at: string
}
interface Page<Row> {
  data: Row[]
  pagination: { page: number; totalPages: number }
}
interface Flow {
  ui: {
    action: string
    nodes: {
      attributes: { name: string; type: string; value?: string }
      meta: { label?: { text: string } }
    }[]
  }
}
interface Screen<Row> {
  path: string
  title: string
  columns: string[]
  limit: number
  /** Read again and again, together with the lists at these paths, of which each entry is a line. */
  polled?: { everyMs: number; beside: string[] }
  row: (row: Row, open: (id: string) => void) => ReactNode
}

const { early } = window as unknown as {
  early: Partial<Record<'flow' | 'session' | 'list', Promise<Response>>>
}

async function read<Answer>(answer: Promise<Response>): Promise<Answer> {
  return (await (await answer).json()) as Answer
}
const get = <Answer,>(path: string) => read<Answer>(fetch(path, { credentials: 'include' }))

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const dayOf = (text: string) => day.format(new Date(text))

const organizations: Screen<Organization> = {
  path: '/admin/organizations',
  title: 'Organizations',
  columns: ['Organization', 'Plan', 'Namespace', 'Cluster', 'Registered'],
  limit: 25,
  row: (organization, open) => (
    <tr key={organization.id} onClick={() => open(organization.id)}>
      <td>{organization.email}</td>
      <td>
        <span className="badge">{organization.plan_name}</span>
      </td>
      <td>{organization.namespace_name ?? 'Not assigned'}</td>
      <td>{organization.cluster_name ?? 'Unknown'}</td>
      <td>{dayOf(organization.created_at)}</td>
    </tr>
  ),
}
const users: Screen<User> = {
  path: '/admin/users',
  title: 'Users',
  columns: ['User', 'Status', 'Registered'],
  limit: 25,
  row: (user) => (
    <tr key={user.id}>
      <td>{user.email}</td>
      <td>
        <span className="badge">{user.is_active ? 'Active' : 'Inactive'}</span>
      </td>
      <td>{dayOf(user.created_at)}</td>
    </tr>
  ),
}
const jobs: Screen<Job> = {
  path: '/admin/jobs',
  title: 'Jobs',
  columns: ['Job', 'Status', 'Retries', 'Updated'],
  limit: 15,
  polled: {
    everyMs: 5000,
    beside: ['/v1/admin/jobs?page=1&limit=100', '/v1/admin/workflows?page=1&limit=6'],
  },
  row: (job) => (
    <tr key={job.job_id}>
      <td>{job.job_type}</td>
      <td>
        <span className="badge">{job.status}</span>
      </td>
      <td>{job.retries}</td>
      <td>{job.updated_at}</td>
    </tr>
  ),
}

function List<Row>({ screen }: { screen: Screen<Row> }) {
  const [page, setPage] = useState<Page<Row>>()
  const [text, setText] = useState('')
  const [beside, setBeside] = useState<Page<Partial<Job>>[]>([])
  const [openId, setOpenId] = useState<string>()
  const latest = useRef(0)

  useEffect(() => {
    const load = async () => {
      const call = (latest.current += 1)
      const asked = early.list
      delete early.list
      const search = text && `&search=${encodeURIComponent(text)}`
      const answer = await (asked
        ? read<Page<Row>>(asked)
        : get<Page<Row>>(`/v1${screen.path}?page=1&limit=${screen.limit}${search}`))
      if (call === latest.current) setPage(answer)
    }
    const poll = () => {
      void load()
      void Promise.all((screen.polled?.beside ?? []).map((path) => get<Page<Partial<Job>>>(path))).then(
        setBeside,
      )
    }
    const first = setTimeout(() => void load(), text ? 200 : 0)
    const polling = screen.polled && setInterval(poll, screen.polled.everyMs)
    return () => {
      clearTimeout(first)
      clearInterval(polling)
    }
  }, [screen, text])

  return (
    <main>
      <h1>{screen.title}</h1>
      <input
        type="search"
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <table>
        <thead>
          <tr>
            {screen.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{page?.data.map((row) => screen.row(row, setOpenId))}</tbody>
      </table>
      {beside.map(({ data }, index) => (
        <ul key={index}>
          {data.slice(0, 10).map((entry, line) => (
            <li key={entry.job_id ?? line}>
              {entry.job_type} {entry.status} {entry.updated_at}
            </li>
          ))}
        </ul>
      ))}
      <p>{page && `Page ${page.pagination.page} of ${page.pagination.totalPages}`}</p>
      {openId && <Details key={openId} id={openId} onClose={() => setOpenId(undefined)} />}
    </main>
  )
}

function Details({ id, onClose }: { id: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<[Organization, Page<Job>]>()
  useEffect(() => {
    dialog.current?.showModal()
    void Promise.all([
      get<Organization>(`/v1/admin/organizations/${id}/details`),
      get<Page<Job>>(`/v1/admin/jobs?organization_id=${id}&page=1&limit=10`),
    ]).then(setShown)
  }, [id])
  const [organization, jobsOfIt] = shown ?? []
  return (
    <dialog ref={dialog} onClose={onClose} aria-busy={!shown}>
      {organization && (
        <dl>
          <dt>ID</dt>
          <dd>{organization.id}</dd>
          <dt>Email</dt>
          <dd>{organization.email}</dd>
          <dt>Plan</dt>
          <dd>{organization.plan_name}</dd>
          <dt>Namespace</dt>
          <dd>{organization.namespace_name}</dd>
          <dt>Cluster</dt>
          <dd>{organization.cluster_name}</dd>
          <dt>Registered</dt>
          <dd>{dayOf(organization.created_at)}</dd>
        </dl>
      )}
      <ul>
        {jobsOfIt?.data.map((job) => (
          <li key={job.job_id}>
            {job.job_type} {job.status}
          </li>
        ))}
      </ul>
      <form method="dialog">
        <button>Close</button>
      </form>
    </dialog>
  )
}

function Login() {
  const [flow, setFlow] = useState<Flow>()
  useEffect(() => {
    if (early.flow) void read<Flow>(early.flow).then(setFlow)
  }, [])
  if (!flow) return null
  return (
    <form className="card" method="post" action={flow.ui.action}>
      <h1>Welcome back</h1>
      {flow.ui.nodes.map(({ attributes: { name, type, value }, meta }) =>
        type === 'hidden' ? (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ) : type === 'submit' ? (
          <button key={name + value} name={name} value={value}>
            {meta.label?.text}
          </button>
        ) : (
          <label key={name}>
            {meta.label?.text}
            <input name={name} type={type} required />
          </label>
        ),
      )}
    </form>
  )
}

function App() {
  const [path, setPath] = useState(location.pathname)
  const [email, setEmail] = useState<string>()
  useEffect(() => {
    if (early.session)
      void read<{ identity: { traits: { email: string } } }>(early.session).then(({ identity }) =>
        setEmail(identity.traits.email),
      )
  }, [])
  if (path === '/login') return <Login />
  if (email === undefined) return null
  return (
    <div className="shell">
      <header>
        <b>Console</b> {email}
      </header>
      <nav>
        {[organizations, users, jobs].map((screen) => (
          <a
            key={screen.path}
            href={screen.path}
            aria-current={screen.path === path ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault()
              history.pushState(null, '', screen.path)
              setPath(screen.path)
            }}
          >
            {screen.title}
          </a>
        ))}
      </nav>
      {path === users.path ? (
        <List key={path} screen={users} />
      ) : path === jobs.path ? (
        <List key={path} screen={jobs} />
      ) : (
        <List key={path} screen={organizations} />
      )}
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

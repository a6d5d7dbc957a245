import styled from 'styled-components'
import { Button, Field, Input, Table, type TableColumn } from '../../primitives'
import { StillDialog } from '../../primitives/testing/StillDialog'

interface Row {
  name: string
  region: string
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', header: 'Cluster', cell: ({ name }) => name },
  { id: 'region', header: 'Region', cell: ({ region }) => region },
]
const rows = [
  { name: 'fra-1', region: 'eu-central-1' },
  { name: 'sin-1', region: 'ap-southeast-1' },
]

const Clusters = () => (
  <Table
    label="Clusters"
    columns={columns}
    rows={{ state: 'ready', data: rows }}
    rowKey={({ name }) => name}
    empty={null}
  />
)

/** The same page, with a table on it and a table in a dialog, in one of the themes. */
const Page = ({ theme }: { theme: 'light' | 'dark' }) => (
  <Canvas data-theme={theme} aria-label={theme}>
    <Head>
      <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
      <Button>Refresh</Button>
    </Head>
    <Clusters />
    <StillDialog
      title="Edit cluster"
      footer={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Save Changes</Button>
        </>
      }
    >
      <Fields>
        <Field label="Name">
          <Input defaultValue="fra-1" />
        </Field>
        <Clusters />
      </Fields>
    </StillDialog>
  </Canvas>
)

/** All surfaces on each other, in both themes. */
export const SurfaceSample = () => (
  <Both>
    <Page theme="light" />
    <Page theme="dark" />
  </Both>
)

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
`

const Canvas = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6);
  background: var(--canvas);
  color: var(--text);
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`

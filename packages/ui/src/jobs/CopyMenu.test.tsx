import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { comparePlatformClock } from '../lib'
import { CopyMenu } from './CopyMenu'

test('a copy says when the jobs arrived, by the clock of the platform, and not when it was made', async () => {
  comparePlatformClock(new Date(Date.now() + 3_600_000).toUTCString())
  onTestFinished(() => comparePlatformClock(new Date(Date.now()).toUTCString()))
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const arrived = Date.now() - 66_000
  const job = { job_id: 'j1' } as Parameters<typeof CopyMenu>[0]['jobs'][number]
  render(
    <CopyMenu
      of="All jobs"
      jobs={[{ ...job, job_type: '', status: 'failed', metadata: { workflow_name: null } } as typeof job]}
      scope="1 job"
      updatedAt={() => arrived}
      clusterName={() => undefined}
      onCopied={() => {}}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy All jobs' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^As Markdown/ }))
  await waitFor(() => expect(writeText).toHaveBeenCalled())
  const [, told = ''] = /as of (.*) UTC/.exec(writeText.mock.lastCall?.[0] ?? '') ?? []
  const late = Date.parse(`${told.replace(' ', 'T')}Z`) - (arrived + 3_600_000)
  expect(Math.abs(late)).toBeLessThan(3000)
})

import { Download, Printer } from 'lucide-react'
import styled from 'styled-components'
import { Button, CopyButton } from '../primitives'

export interface KeepCodesProps {
  /** Those that were not used yet. */
  codes: string[]
}

/** The ways to keep backup codes: copied, as a file, on paper. */
export function KeepCodes({ codes }: KeepCodesProps) {
  const lines = codes.join('\n')
  const whole = `Backup recovery codes of ${window.location.host}\nEach lets you in once, when your phone is out of reach.\n\n${lines}\n`
  return (
    <Root>
      <CopyButton text={lines} label="Copy all" />
      <Button
        size="sm"
        icon={<Download size={14} aria-hidden />}
        onClick={() => download('backup-codes.txt', whole)}
      >
        Download
      </Button>
      <Button size="sm" icon={<Printer size={14} aria-hidden />} onClick={() => print(whole)}>
        Print
      </Button>
    </Root>
  )
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Prints a text without the page around it, from a frame that nobody sees and that goes when it was printed. */
function print(text: string): void {
  const frame = document.createElement('iframe')
  frame.title = 'Codes to print'
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) return frame.remove()
  const sheet = page.document.createElement('pre')
  sheet.textContent = text
  page.document.body.append(sheet)
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

import { accentVariables } from './accent'
import { applyAccent } from './applyAccent'

test('what is not a colour brings back the built-in accent, whole', () => {
  vi.stubGlobal('CSS', { supports: () => true })
  onTestFinished(() => void vi.unstubAllGlobals())
  const root = document.createElement('html')
  const rose = accentVariables('#e11d48', () => [225, 29, 72])
  for (const [name, value] of Object.entries(rose ?? {})) root.style.setProperty(name, value)
  expect(root.style).toHaveLength(5)

  expect(applyAccent('nonsense', root)).toBe(false)
  expect(root.style).toHaveLength(0)
})

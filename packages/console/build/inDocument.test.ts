import { inElement, withContent } from './inDocument.ts'

const HTML = `<head><script src="/config.js"></script>
<script src="/start.js" ></script>
<link rel="stylesheet" crossorigin href="/assets/first-1a.css">
</head>`

describe('what the document has in it', () => {
  test('is the start script and the first styles, with the place of the nonce', () => {
    expect(withContent(HTML, 'start("$&")', 'p{content:"$1"}\n'))
      .toBe(`<head><script src="/config.js"></script>
<script nonce="CSP_NONCE">start("$&")</script>
<style nonce="CSP_NONCE">p{content:"$1"}</style>
</head>`)
  })

  test('fails the build where a server would take it for a template', () => {
    expect(() => withContent(HTML, 'start({{}})', '')).toThrow('{{')
  })

  test('fails the build where the document does not ask for the start script', () => {
    expect(() => withContent('<head></head>', '', '')).toThrow('asks for no start script')
  })
})

test('a script in an element does not end it, and means the same', () => {
  const script = inElement(`said = '</script><!-- <script>'\n`)
  expect(script).not.toMatch(/<\/|<!--/)
  // oxlint-disable-next-line typescript/no-implied-eval
  expect(new Function(`let said; ${script}; return said`)()).toBe('</script><!-- <script>')
})

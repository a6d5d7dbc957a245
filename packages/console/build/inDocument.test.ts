import { withContent } from './inDocument.ts'

const HTML = `<head><script src="/config.js"></script>
<script src="/start.js" ></script>
<link rel="stylesheet" crossorigin href="/assets/first-1a.css">
</head>`

describe('what the document has in it', () => {
  test('is the start script and the first styles, with the place of the nonce', () => {
    expect(withContent(HTML, 'start("$&")', 'p{content:"$1"}')).toBe(`<head><script src="/config.js"></script>
<script nonce="CSP_NONCE">start("$&")</script>
<style nonce="CSP_NONCE">p{content:"$1"}</style>
</head>`)
  })

  test.each(['{{', '</script', '</style', '<!--'])('fails the build where it has %s', (text) => {
    expect(() => withContent(HTML, `start("${text}")`, '')).toThrow(text)
    expect(() => withContent(HTML, 'start("<i></i>")', `p{content:"${text}"}`)).toThrow(text)
  })

  test('fails the build where the document does not ask for the start script', () => {
    expect(() => withContent('<head></head>', '', '')).toThrow('asks for no start script')
  })
})

import fc from 'fast-check'
import { readConfig } from './config'

const ORIGIN = 'https://console.example.com'
const read = (raw: unknown) => {
  const problems: string[] = []
  return { config: readConfig(raw, ORIGIN, (problem) => problems.push(problem)), problems }
}

describe('readConfig', () => {
  test('has a default for every key', () => {
    expect(read(undefined)).toEqual({
      problems: [],
      config: {
        brandName: 'Quarterdeck',
        logoUrl: null,
        accentColor: null,
        authUrl: `${ORIGIN}/auth`,
        identityScriptOrigins: [],
        apiUrl: ORIGIN,
        paddle: { token: null, environment: 'production', customerPortalUrl: null, scriptUrl: null },
        contactSalesEmail: 'sales@example.com',
        supportEmail: 'support@example.com',
      },
    })
  })

  test('takes what a deployment says', () => {
    const { config, problems } = read({
      brandName: ' Northwind ',
      authUrl: 'https://auth.example.com/',
      apiUrl: '/api//',
      accentColor: 'rebeccapurple',
      identityScriptOrigins: ['https://challenges.example.com/', 'http://localhost:4433'],
      paddle: { token: 'live_1', environment: 'sandbox' },
    })
    expect(problems).toEqual([])
    expect(config).toMatchObject({
      brandName: 'Northwind',
      authUrl: 'https://auth.example.com',
      apiUrl: `${ORIGIN}/api`,
      accentColor: 'rebeccapurple',
      identityScriptOrigins: ['https://challenges.example.com', 'http://localhost:4433'],
      paddle: { token: 'live_1', environment: 'sandbox' },
    })
  })

  test.each([
    ['https://a.example'],
    [['https://a.example/path']],
    [['//a.example']],
    [['javascript:alert(1)']],
    [['data:text/javascript,1']],
    [['https://user@a.example']],
    [['https://*.a.example']],
    [['https://']],
    [['*', 'https://a.example']],
    [[7]],
  ])('allows no identity scripts from %j', (identityScriptOrigins) => {
    const { config, problems } = read({ identityScriptOrigins })
    expect(config.identityScriptOrigins).toEqual([])
    expect(problems).toHaveLength(1)
  })

  test('names a malformed key and keeps its default', () => {
    const { config, problems } = read({
      brandName: 7,
      authUrl: 'javascript:alert(1)',
      paddle: 'none',
      supportEmail: 'nobody',
    })
    expect(problems).toHaveLength(4)
    expect(config).toEqual(read(undefined).config)
  })

  test.each([
    { authUrl: 'https://auth.example.com/?a=b' },
    { authUrl: 'https://auth.example.com/#top' },
    { authUrl: 'https://auth.example.com?' },
    { authUrl: 'https://user:secret@auth.example.com' },
    { apiUrl: '/api?version=2' },
    { apiUrl: '#' },
  ])('builds no calls on %j', (raw) => {
    const { config, problems } = read(raw)
    expect(config).toEqual(read(undefined).config)
    expect(problems).toEqual([`config.js: ${Object.keys(raw).join()} is malformed, its default is used`])
  })

  test('keeps the query of an address that is only opened', () => {
    const logoUrl = 'https://cdn.example.com/?size=2/'
    expect(read({ logoUrl }).config.logoUrl).toBe(logoUrl)
  })

  test.each([
    ['data:image/svg+xml,%3Csvg/%3E', []],
    ['https://cdn.example.com/logo.svg', []],
    // The Content-Security-Policy would keep it away.
    ['http://cdn.example.com/logo.svg', ['config.js: logoUrl is malformed, its default is used']],
    ['data:text/html,%3Csvg/%3E', ['config.js: logoUrl is malformed, its default is used']],
    ['javascript:alert(1)//data:image/png', ['config.js: logoUrl is malformed, its default is used']],
  ])('a logo of its own: %s', (logoUrl, said) => {
    const { config, problems } = read({ logoUrl })
    expect(config.logoUrl).toBe(said.length > 0 ? null : logoUrl)
    expect(problems).toEqual(said)
  })

  test('takes a logo of a console that is not on HTTPS', () => {
    const problem = vi.fn<(problem: string) => void>()
    const { logoUrl } = readConfig({ logoUrl: '/logo.svg' }, 'http://localhost:8080', problem)
    expect(logoUrl).toBe('http://localhost:8080/logo.svg')
    expect(problem).not.toHaveBeenCalled()
  })

  test.each([
    'auth.example.com',
    'auth.example.com:4433/identity',
    'https:auth.example.com',
    '//auth.example.com',
    '/\\auth.example.com',
    'logo.svg',
    'https://',
  ])('takes %s for no address', (address) => {
    const paddle = { customerPortalUrl: address, scriptUrl: address }
    const { config, problems } = read({ authUrl: address, apiUrl: address, logoUrl: address, paddle })
    expect(problems).toHaveLength(5)
    expect(config).toEqual(read(undefined).config)
  })

  test.each([
    ['/logo.svg', `${ORIGIN}/logo.svg`],
    ['/', `${ORIGIN}/`],
    [' HTTPS://CDN.example.com ', 'https://cdn.example.com/'],
    ['https://cdn_dev.example.com:8080/logo.svg', 'https://cdn_dev.example.com:8080/logo.svg'],
  ])('takes %s for an address', (logoUrl, address) => {
    expect(read({ logoUrl })).toMatchObject({ config: { logoUrl: address }, problems: [] })
  })

  test('names keys of paddle with what they are in', () => {
    const paddle = { token: 7, environment: 'staging', customerPortalUrl: '', scriptUrl: 'ftp://a.example' }
    expect(read({ paddle }).problems).toEqual(
      Object.keys(paddle).map((key) => `config.js: paddle.${key} is malformed, its default is used`),
    )
  })

  test('tells of keys that it does not know, and of no others', () => {
    const { config, problems } = read({
      readOnly: true,
      authURL: 'https://auth.example.com',
      paddle: { tokn: 'live_1' },
      offers: [],
      passwordHint: 'At least 10 characters',
      legal: {},
    })
    expect(config).toEqual(read(undefined).config)
    expect(problems).toEqual(
      ['readOnly', 'authURL', 'paddle.tokn'].map(
        (key) => `config.js: ${key} is not a setting of this console`,
      ),
    )
  })

  test('takes an empty apiUrl for the origin of the console', () => {
    expect(read({ apiUrl: '' })).toMatchObject({ config: { apiUrl: ORIGIN }, problems: [] })
  })

  test('takes an empty text for no address', () => {
    const { config, problems } = read({
      logoUrl: '',
      authUrl: ' ',
      paddle: { scriptUrl: '', customerPortalUrl: '' },
    })
    expect(problems).toHaveLength(4)
    expect(config).toEqual(read(undefined).config)
  })

  test('returns a configuration whatever config.js says', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const { config } = read(raw)
        expect(config.brandName).not.toBe('')
        expect(new URL(config.authUrl).protocol).toMatch(/^https?:$/)
        expect(new URL(config.apiUrl).protocol).toMatch(/^https?:$/)
      }),
    )
  })
})

import { standardOffers } from '@quarterdeck/ui/plans'
import fc from 'fast-check'
import { readOffers, withPrices } from './offers'

function read(written: unknown) {
  const problems: string[] = []
  return { ...readOffers({ offers: written }, (problem) => problems.push(problem)), problems }
}

const plus = { key: 'plus', name: 'Crew', price: '€19', period: 'seat', features: ['One', 'Two'] }

describe('offers of a configuration', () => {
  test.each([undefined, null])('%s: those of §1.2 are sold, at the provider’s prices', (raw) => {
    const { offers, pricedByProvider, problems } = read(raw)
    expect(offers).toBe(standardOffers)
    expect(pricedByProvider).toEqual(['plus', 'pro'])
    expect(problems).toEqual([])
  })

  test.each([
    ['a list', [plus, { key: 'enterprise', name: ' Fleet ', contact: true }]],
    ['its JSON text', JSON.stringify([plus, { key: 'enterprise', name: 'Fleet', contact: true }])],
  ])('are taken as they are written: %s', (_how, raw) => {
    const { offers, pricedByProvider, problems } = read(raw)
    expect(offers).toEqual([
      { ...plus, popular: false, contact: false },
      {
        key: 'enterprise',
        name: 'Fleet',
        price: undefined,
        period: undefined,
        features: [],
        popular: false,
        contact: true,
      },
    ])
    expect(pricedByProvider).toEqual([])
    expect(problems).toEqual([])
  })

  test('whose price is not written have the provider’s, if they can be bought', () => {
    const { price: _price, ...unpriced } = plus
    expect(read([unpriced, { key: 'pro', name: 'Ship', contact: true }]).pricedByProvider).toEqual(['plus'])
  })

  test('that are malformed are left out, and a second one of a key', () => {
    const { offers, problems } = read([plus, { key: 'gold', name: 'Gold' }, { key: 'pro' }, 7, plus])
    expect(offers.map(({ name }) => name)).toEqual(['Crew'])
    expect(problems).toHaveLength(4)
  })

  test.each([
    ['price', 19],
    ['period', ['month']],
    ['features', 'One, Two'],
    ['features', ['One', 2]],
    ['popular', 'true'],
  ])('lose a malformed %s, and it is told: %j', (field, value) => {
    const { offers, problems } = read([{ ...plus, [field]: value }])
    const left = {
      price: undefined,
      period: undefined,
      features: value === 'One, Two' ? [] : ['One'],
      popular: false,
    }
    expect(offers).toEqual([
      { ...plus, popular: false, contact: false, [field]: left[field as keyof typeof left] },
    ])
    expect(problems).toEqual([`config.js: ${field} of the offer 'plus' is malformed, it is ignored`])
  })

  test.each(['true', 1, {}])(
    'are left out where it is not clear whether they can be bought: %j',
    (contact) => {
      const { offers, problems } = read([plus, { key: 'enterprise', name: 'Fleet', contact }])
      expect(offers.map(({ key }) => key)).toEqual(['plus'])
      expect(problems).toEqual([expect.stringContaining('an offer is malformed and left out')])
    },
  )

  test('may leave fields empty', () => {
    const empty = { price: '', period: null, features: null, popular: null, contact: null }
    expect(read([{ ...plus, ...empty }]).problems).toEqual([])
  })

  test('tell of fields that are none', () => {
    expect(read([{ ...plus, prize: '€19' }]).problems).toEqual([
      'config.js: offers.prize is not a setting of this console',
    ])
  })

  test.each([[[]], ['[{'], [7], [{ plus }], [[{ key: 'plus', name: '' }]]])(
    '%j sells nothing, so those of §1.2 are',
    (raw) => {
      const { offers, problems } = read(raw)
      expect(offers).toBe(standardOffers)
      expect(problems.at(-1)).toBe('config.js: offers is malformed, its default is used')
    },
  )

  test('are at least one, whatever config.js says', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(read(raw).offers).not.toEqual([])
      }),
    )
  })
})

describe('prices that the provider tells', () => {
  const yearly = { price: '€184', period: 'year' }

  test('replace those of §1.2, with their period', () => {
    expect(
      withPrices(read(undefined), new Map([['plus', yearly]])).map(({ price, period }) => [price, period]),
    ).toEqual([
      ['€184', 'year'],
      ['$50', 'month'],
      ['$99', 'month'],
    ])
  })

  test('never replace what the deployment wrote', () => {
    const prices = new Map([['plus', yearly]] as const)
    expect(withPrices(read([plus]), prices)[0]).toMatchObject({ price: '€19', period: 'seat' })
    expect(withPrices(read([{ ...plus, price: '' }]), prices)[0]).toMatchObject({
      price: '€184',
      period: 'seat',
    })
    expect(withPrices(read([{ ...plus, price: '', period: '' }]), prices)[0]).toMatchObject(yearly)
  })
})

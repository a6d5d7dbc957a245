import { expect, test } from 'vitest'
import { queryNamesOf } from './openapi-types.mjs'

test('lists the query parameters of each operation that has some', () => {
  const ref = (name) => ({ $ref: `#/components/parameters/${name}` })
  const text = queryNamesOf({
    paths: {
      '/users': {
        get: { operationId: 'listUsers', parameters: [ref('Page'), { in: 'query', name: 'search' }] },
      },
      '/users/{id}': {
        get: { operationId: 'getUser', parameters: [ref('Id')] },
        delete: { operationId: 'cut' },
      },
    },
    components: { parameters: { Page: { in: 'query', name: 'page' }, Id: { in: 'path', name: 'id' } } },
  })
  expect(text).toContain("= {\n  listUsers: ['page', 'search'],\n}\n")
})

import { expect, test } from 'vitest'
import { endpointsTable } from './endpoints.mjs'

const schemaRef = (name) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema) => ({ content: { 'application/json': { schema } } })

test('has a row for each operation, with what it takes and gives', () => {
  const table = endpointsTable({
    paths: {
      '/users': {
        get: {
          summary: 'List users',
          parameters: [{ $ref: '#/components/parameters/Page' }, { in: 'query', name: 'search' }],
          responses: { 200: json(schemaRef('UserList')) },
        },
        post: {
          summary: 'Add a user',
          requestBody: json(schemaRef('UserInput')),
          responses: { 200: json(schemaRef('User')) },
        },
      },
      '/users/{userId}': {
        delete: {
          summary: 'Remove a user',
          parameters: [{ in: 'path', name: 'userId' }],
          requestBody: { $ref: '#/components/requestBodies/Nothing' },
          responses: { 204: {} },
        },
      },
      '/teams': {
        get: {
          summary: 'List teams',
          responses: {
            200: json({
              type: 'object',
              required: ['teams'],
              properties: { teams: { type: 'array', items: schemaRef('Team') } },
            }),
          },
        },
      },
    },
    components: {
      parameters: { Page: { in: 'query', name: 'page' } },
      schemas: { UserList: { oneOf: [{ type: 'array', items: schemaRef('User') }, { type: 'object' }] } },
    },
  })
  expect(table.split('\n').slice(2)).toEqual([
    '| GET `/users` | List users | `page`, `search` | list of User |',
    '| POST `/users` | Add a user | UserInput | User |',
    '| DELETE `/users/{userId}` | Remove a user |  |  |',
    '| GET `/teams` | List teams |  | { `teams`: list of Team } |',
  ])
})

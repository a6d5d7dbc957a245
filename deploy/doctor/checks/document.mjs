// The console's document, `index.html`: each answer is fresh, with a nonce of its own, and the code that it begins with is there.
import { finding } from '../finding.mjs'
import { SCREENS } from '../setup.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkDocument(setup) {
  return [...(await checkFresh(setup)), ...(await checkCode(setup))]
}

async function checkFresh(setup) {
  const sign = await signOfStorage(setup)
  if (sign === null) return []
  return [
    finding({
      id: 'document-stored',
      title: 'The document of the console is not fresh in each answer',
      meaning:
        `${setup.console}${SCREENS.login} is answered ${sign}: something on the way stores it, or its nonce is always the ` +
        'same. After a deployment people then get the document of before, whose code is gone; and whoever has read one ' +
        'answer knows the nonce with which scripts run in those of others.',
      changes: [
        {
          file: 'the cache or proxy in front of the console',
          key: 'what it stores of / and the other screens',
          to: 'nothing, as their Cache-Control says; a server that cannot write nonces sends hashes instead',
        },
      ],
    }),
  ]
}

/** By what the document shows that it comes out of a store; null where nothing does. */
export async function signOfStorage(setup) {
  const one = await setup.page(SCREENS.login)
  const other = await setup.page(SCREENS.login, { time: 2 })
  const age = other.headers.get('Age')
  if (Number(age) > 0) return `with Age: ${age}`
  const before = noncesOf(one)
  return noncesOf(other).some((nonce) => before.includes(nonce)) ? 'twice with the same nonce' : null
}

const noncesOf = ({ headers }) => headers.get('Content-Security-Policy')?.match(/'nonce-[^']*'/g) ?? []

async function checkCode(setup) {
  const { text, url } = await setup.page(SCREENS.login)
  const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([element]) => element)
  const addresses = scripts
    .filter((element) => element.includes('type="module"'))
    .flatMap((element) => /\bsrc="([^"]*)"/.exec(element)?.slice(1) ?? [])
  const answers = await Promise.all(addresses.map((address) => setup.read(new URL(address, url).href)))
  const missing = answers.filter((answer) => !isScript(answer))
  if (missing.length === 0) return []
  return [
    finding({
      id: 'document-code',
      title: 'The document of the console asks for code that is not there',
      meaning:
        'The document is of another build than the files beside it, or these are not served as they should be. People see ' +
        'that the console could not be loaded.',
      changes: missing.map((answer) => ({
        file: 'the web server of the console (as in deploy/nginx/nginx.conf.template)',
        key: `what answers ${new URL(answer.url).pathname}`,
        now: `${answer.status}, ${answer.headers.get('Content-Type') ?? 'without a Content-Type'}`,
        to: 'this file, as text/javascript: index.html and assets/ are of one build, and the document is not stored',
      })),
    }),
  ]
}

/** Whether a browser runs it as a module. */
const isScript = ({ status, headers }) =>
  status === 200 && /(java|ecma)script/.test(headers.get('Content-Type'))

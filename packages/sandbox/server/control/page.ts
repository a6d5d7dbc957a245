import { html, raw } from 'hono/html'
import type { Violation } from '../contract'
import { accounts } from '../../product/named'
import type { Mail } from '../../product/records'
import { demoPassword } from '../seed'
import type { Switches } from '../switches'
import { switchFields, type SwitchField } from './form'
import { style } from '../pageStyle'

export interface PageData {
  switches: Switches
  mail: Mail[]
  violations: Violation[]
  /** The form was just sent. */
  saved: boolean
}

/** The page at `/__sandbox`: plain HTML, no script, so that it works whatever else is broken. */
export function page({ switches, mail, violations, saved }: PageData) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>Sandbox · Quarterdeck</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>Sandbox</h1>
          <nav aria-label="Sections">
            <a href="/">Console</a>
            <a href="#accounts">Accounts</a>
            <a href="#mail">Mail (${mail.length})</a>
            <a href="#switches">Switches</a>
            <a href="/__sandbox/portal">Payments</a>
          </nav>
        </header>
        <main>
          ${violations.length > 0 ? contractAlert(violations) : ''} ${accountsSection()} ${mailSection(mail)}
          ${switchesSection(switches, saved)} ${resetSection()}
        </main>
      </body>
    </html>`
}

const contractAlert = (violations: Violation[]) => html`
  <section class="alert" role="alert" aria-labelledby="contract-title">
    <h2 id="contract-title">Contract violations: ${violations.length}</h2>
    <ul>
      ${violations
        .slice(-5)
        .map(
          ({ operationId, status, problems }) =>
            html`<li>${operationId} ${status}: ${problems.join('; ')}</li>`,
        )}
    </ul>
  </section>
`

const accountsSection = () => html`
  <section id="accounts" aria-labelledby="accounts-title">
    <h2 id="accounts-title">Accounts</h2>
    <p>All with the password <code>${demoPassword}</code>.</p>
    <dl>
      ${accounts.map(
        ({ email, about }) =>
          html`<div>
            <dt>${email}</dt>
            <dd>${about}</dd>
          </div>`,
      )}
    </dl>
  </section>
`

const mailSection = (mail: Mail[]) => html`
  <section id="mail" aria-labelledby="mail-title">
    <h2 id="mail-title">Mail</h2>
    ${mail.length === 0 ? html`<p class="muted">Nothing was sent yet.</p>` : mail.map(mailCard)}
  </section>
`

const mailCard = ({ id, to, subject, body, created_at }: Mail) => html`
  <article aria-label="${subject}">
    <h3>${subject}</h3>
    <p class="muted">
      To ${to} · <time datetime="${created_at}">${created_at.slice(0, 19).replace('T', ' ')} UTC</time>
    </p>
    <p class="text">${withLinks(body)}</p>
    <form method="post" action="/__sandbox/mail/${id}/delete">
      <button class="quiet" aria-label="Delete mail to ${to}">Delete</button>
    </form>
  </article>
`

/** Text with its addresses made clickable; everything else stays escaped. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))

const switchesSection = (switches: Switches, saved: boolean) => html`
  <section id="switches" aria-labelledby="switches-title">
    <h2 id="switches-title">Switches</h2>
    <form method="post" action="/__sandbox/switches">
      <div class="groups">
        ${switchFields.map(
          ({ title, fields }) =>
            html`<fieldset>
              <legend>${title}</legend>
              ${fields.map((field) => control(field, switches[field.name]))}
            </fieldset>`,
        )}
      </div>
      <button>Save switches</button>
      ${saved ? html`<span role="status" class="muted">Saved.</span>` : ''}
    </form>
  </section>
`

function control(
  { name, label, hint, options, max, fraction }: SwitchField,
  value: Switches[keyof Switches],
) {
  if (typeof value === 'boolean')
    return html`<label class="tick">
      <input type="checkbox" name="${name}" ${value ? 'checked' : ''} /> ${label}
    </label>`

  const described = hint ? raw(`aria-describedby="${name}-hint"`) : ''
  const input = options
    ? html`<select id="${name}" name="${name}">
        ${options.map((option) => html`<option ${option === value ? 'selected' : ''}>${option}</option>`)}
      </select>`
    : typeof value === 'number'
      ? html`<input
          id="${name}"
          name="${name}"
          type="number"
          min="0"
          max="${max ?? ''}"
          step="${fraction ? 'any' : 1}"
          value="${value}"
          required
          ${described}
        />`
      : html`<input id="${name}" name="${name}" value="${value}" ${described} />`
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${input} ${hint ? html`<small id="${name}-hint">${hint}</small>` : ''}
  </div>`
}

const resetSection = () => html`
  <section aria-labelledby="reset-title">
    <h2 id="reset-title">Reset</h2>
    <p>Puts all data and switches back as they were at first, and signs everybody out.</p>
    <form method="post" action="/__sandbox/reset">
      <button class="danger">Reset the sandbox</button>
    </form>
  </section>
`

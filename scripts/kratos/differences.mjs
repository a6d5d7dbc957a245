/**
 * Tells two JSON values apart, one line for each place where they differ, such as
 * `body.state: "choose_method" → "sent_email"`. Equal values have no line.
 */
export function differences(committed, fresh, place = '') {
  if (Object.is(committed, fresh)) return []
  if (!isContainer(committed) || !isContainer(fresh) || Array.isArray(committed) !== Array.isArray(fresh))
    return [`${place}: ${short(committed)} → ${short(fresh)}`]
  const names = new Set([...Object.keys(committed), ...Object.keys(fresh)])
  return [...names].flatMap((name) => differences(committed[name], fresh[name], join(place, name, committed)))
}

const isContainer = (value) => typeof value === 'object' && value !== null

const join = (place, name, parent) =>
  Array.isArray(parent) ? `${place}[${name}]` : place === '' ? name : `${place}.${name}`

function short(value) {
  if (value === undefined) return '(nothing)'
  const text = JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 159)}…` : text
}

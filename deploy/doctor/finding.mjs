/**
 * Something that is wrong.
 *
 * @typedef {object} Finding
 * @property {string} id its heading in docs/guides/doctor.md
 * @property {boolean} danger whether strangers can do harm; otherwise something does not work
 * @property {string} title
 * @property {string} meaning what is wrong, and what comes of it
 * @property {import('./setup.mjs').Change[]} changes
 */

/** @returns {Finding} */
export const finding = ({ id, danger = false, title, meaning, changes }) => ({
  id,
  danger,
  title,
  meaning,
  changes,
})

import type { Random } from './random'

// prettier-ignore
export const companies = [
  'northwind', 'bluefern', 'harborlight', 'quillworks', 'tidepool', 'larkspur', 'ironbark', 'meadowlane',
  'copperline', 'foxglove', 'stonebridge', 'wildrye', 'lanternfish', 'oakmoss', 'riverbend', 'saltmarsh',
  'thistledown', 'brightwater', 'cedarpoint', 'driftwood', 'eastgate', 'fernhill', 'goldcrest', 'hazelmere',
  'inkwell', 'junipero', 'kestrel', 'longmeadow', 'millstone', 'nightjar', 'orchardhouse', 'pinecone',
  'quarrybank', 'redstart', 'silverbirch', 'tallships', 'umberland', 'vellum', 'westerly', 'yarrow',
  'zephyrworks', 'alderbrook', 'beechwood', 'cloudberry', 'dovetail', 'elmsworth', 'flintlock', 'greyheron',
  'hollyoak', 'islandbay', 'jackdaw', 'kingfisher', 'lowtide', 'mossgreen', 'newhaven', 'oldmill',
  'peregrine', 'quayside', 'rosehip', 'skylark', 'turnstone', 'uplands', 'vineyard', 'willowtree',
] as const

export const departments = [
  'ops',
  'platform',
  'it',
  'hello',
  'team',
  'engineering',
  'admin',
  'office',
] as const

// prettier-ignore
const people = [
  'Ada Brandt', 'Amir Haddad', 'Anna Kowalska', 'Arjun Mehta', 'Beatriz Souza', 'Bram de Vries', 'Camille Laurent',
  'Chidi Okafor', 'Clara Nyström', 'Daniel Weiss', 'Elena Petrova', 'Emeka Balogun', 'Erik Lund', 'Fatima Zahra',
  'Felix Baumann', 'Grace Mwangi', 'Hana Suzuki', 'Hugo Martins', 'Ines García', 'Isla Campbell', 'Jakub Novák',
  'Joana Ferreira', 'Jonas Keller', 'Kaito Tanaka', 'Katrin Vogel', 'Leila Rahimi', 'Liam O’Connor', 'Lucía Torres',
  'Maja Horvat', 'Marco Ricci', 'Mei Lin', 'Mikkel Jensen', 'Nadia Rossi', 'Noah Fischer', 'Olivia Grant',
  'Priya Nair', 'Rasmus Holm', 'Sofia Dimitrova', 'Tomasz Zieliński', 'Yuki Mori',
] as const

/** `ops@northwind.example`, one for each company. */
export const organizationEmails = (random: Random) =>
  companies.map((company) => ({ company, email: `${random.pick(departments)}@${company}.example` }))

/** Names with addresses that keep to ASCII: `clara.nystrom@example.com`. */
export const persons = () =>
  people.map((name) => ({
    name,
    email: `${name
      .normalize('NFD')
      .replaceAll('ł', 'l')
      .replaceAll(/[^A-Za-z ]/g, '')
      .toLowerCase()
      .replaceAll(' ', '.')}@example.com`,
  }))

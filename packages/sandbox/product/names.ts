import type { Random } from './random'

// oxfmt-ignore
const companies = [
  'bluefern', 'harborlight', 'quillworks', 'tidepool', 'larkspur', 'ironbark', 'meadowlane', 'copperline',
  'foxglove', 'stonebridge', 'wildrye', 'lanternfish', 'oakmoss', 'riverbend', 'saltmarsh', 'thistledown',
  'brightwater', 'cedarpoint', 'driftwood', 'eastgate', 'fernhill', 'goldcrest', 'hazelmere', 'inkwell',
  'junipero', 'kestrel', 'longmeadow', 'millstone', 'nightjar', 'orchardhouse', 'pinecone', 'quarrybank',
  'redstart', 'silverbirch', 'tallships', 'umberland', 'vellum', 'westerly', 'yarrow', 'zephyrworks',
  'alderbrook', 'beechwood', 'cloudberry', 'dovetail', 'elmsworth', 'flintlock', 'greyheron', 'hollyoak',
  'islandbay', 'jackdaw', 'kingfisher', 'lowtide', 'mossgreen', 'newhaven', 'oldmill', 'peregrine', 'quayside',
] as const

// oxfmt-ignore
const departments = ['ops', 'platform', 'it', 'hello', 'team', 'engineering', 'admin', 'office'] as const

/** A company of the crowd and its address; beyond the names there are, numbers tell them apart. */
export function companyOf(index: number, random: Random): { company: string; email: string } {
  const name = companies[index % companies.length]
  const company = index < companies.length ? `${name}` : `${name}-${index}`
  return { company, email: `${random.pick(departments)}@${company}.example` }
}

// oxfmt-ignore
const names = [
  'Ada Brandt', 'Amir Haddad', 'Anna Kowalska', 'Arjun Mehta', 'Beatriz Souza', 'Bram de Vries', 'Camille Laurent',
  'Chidi Okafor', 'Clara Nyström', 'Daniel Weiss', 'Elena Petrova', 'Emeka Balogun', 'Erik Lund', 'Fatima Zahra',
  'Felix Baumann', 'Grace Mwangi', 'Hana Suzuki', 'Hugo Martins', 'Ines García', 'Isla Campbell', 'Jakub Novák',
  'Joana Ferreira', 'Jonas Keller', 'Kaito Tanaka', 'Katrin Vogel', 'Leila Rahimi', 'Liam O’Connor', 'Lucía Torres',
  'Maja Horvat', 'Marco Ricci', 'Mei Lin', 'Mikkel Jensen', 'Nadia Rossi', 'Noah Fischer', 'Olivia Grant',
  'Priya Nair', 'Rasmus Holm', 'Sofia Dimitrova', 'Tomasz Zieliński', 'Yuki Mori',
] as const

/** People with addresses that keep to ASCII: `clara.nystrom@example.com`. */
export const persons = names.map((name) => ({
  name,
  email: `${name
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.com`,
}))

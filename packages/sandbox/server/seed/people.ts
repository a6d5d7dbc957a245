import { persons } from './names'
import type { Ago, Random } from './random'

/** The password of every seeded account (contract §2). */
export const demoPassword = 'quarterdeck-demo'

/** The accounts a visitor is told about (contract §2). */
export const accounts = [
  { email: 'admin@example.com', name: 'Robin Hale', about: 'administrator who can create admins' },
  {
    email: 'standard-admin@example.com',
    name: 'Sasha Lind',
    about: 'administrator who cannot create admins',
  },
  { email: 'user@example.com', name: 'Jamie Porter', about: 'user with several organizations' },
  { email: 'new@example.com', name: 'Noa Winter', about: 'user without any organization' },
] as const

/** A person to be given an identity. */
export interface Person {
  email: string
  name: string
  createdAt: string
  admin?: { can_create_new_admins: boolean }
  /** Undefined: the platform never learned it, which lists show as Unknown. */
  isActive?: boolean
}

/** Five administrators and forty-two users, active, inactive and unknown. */
export function seedPeople(random: Random, ago: Ago): Person[] {
  const [admin, standardAdmin, user, newcomer] = accounts
  const others = persons().map(({ name, email }, index): Person => ({
    name,
    email,
    createdAt: ago({ days: random.between(2, 560), hours: random.below(24), minutes: random.below(60) }),
    ...(index % 9 !== 4 && { isActive: index % 7 !== 5 }),
  }))
  return [
    { ...admin, createdAt: ago({ days: 640 }), admin: { can_create_new_admins: true }, isActive: true },
    {
      ...standardAdmin,
      createdAt: ago({ days: 500 }),
      admin: { can_create_new_admins: false },
      isActive: true,
    },
    { ...user, createdAt: ago({ days: 322 }), isActive: true },
    { ...newcomer, createdAt: ago({ hours: 2 }), isActive: true },
    ...others,
    ...['Kim Aldous', 'Teodor Brask', 'Wanda Reyes'].map((name, index): Person => ({
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@platform.example`,
      createdAt: ago({ days: 450 - index * 90 }),
      admin: { can_create_new_admins: index === 0 },
      isActive: true,
    })),
  ]
}

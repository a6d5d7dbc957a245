import { and, count, desc, eq } from 'drizzle-orm'
import { identities, members, memberships, organizations } from '../schema'
import type { Handlers } from './handlers'
import { selectOrganizations } from './organizations.data'
import { contains, pageOf, wholeList } from './paging'
import { found } from './refusal'

/** §6 knows two roles: administrators have a list of their own, the users are everybody else. */
const isUser = eq(identities.admin, false)

export const userHandlers = {
  listUsers({ db, query }) {
    const matching = and(isUser, contains(identities.email, query.search))
    const total = db.select({ value: count() }).from(identities).where(matching).get()?.value ?? 0
    return pageOf(query, total, (limit, offset) =>
      db
        .select({
          id: identities.id,
          email: identities.email,
          created_at: identities.created_at,
          is_active: members.is_active,
        })
        .from(identities)
        .leftJoin(members, eq(members.identity_id, identities.id))
        .where(matching)
        .orderBy(desc(identities.created_at), identities.id)
        .limit(limit)
        .offset(offset)
        .all(),
    )
  },

  listOrganizationsOfUser({ db, path }) {
    found(db.select().from(identities).where(eq(identities.id, path.userId)).get(), 'User', 'user_not_found')
    return wholeList(
      selectOrganizations(db)
        .innerJoin(memberships, eq(memberships.organization_id, organizations.id))
        .where(eq(memberships.identity_id, path.userId))
        .orderBy(memberships.joined_at, organizations.id)
        .all(),
    )
  },
} satisfies Handlers

import * as v from 'valibot'
import type { Admin, User, UserNamespace, UserPlan, UserProfile } from '../models'
import { count, flag, id, optionalCount, optionalFlag, text, time } from './fields'

export const userProfile: v.GenericSchema<unknown, UserProfile> = v.object({
  id,
  email: id,
  created_at: time,
  isAdmin: flag,
  is_active: flag,
})

export const userPlan: v.GenericSchema<unknown, UserPlan> = v.object({
  name: id,
  max_groups: count,
  max_agents: count,
  max_tools: count,
  max_group_graphs: optionalCount,
})

export const userNamespace: v.GenericSchema<unknown, UserNamespace> = v.object({
  name: id,
  cluster: text,
  region: text,
})

export const user: v.GenericSchema<unknown, User> = v.object({
  id,
  email: id,
  created_at: time,
  is_active: optionalFlag,
})

/** The wire also spells the permission `can_create` (§3). */
export const admin = v.pipe(
  v.object({
    id,
    email: id,
    can_create_new_admins: v.nullish(v.boolean()),
    can_create: v.nullish(v.boolean()),
  }),
  v.transform(({ can_create_new_admins, can_create, ...rest }): Admin => ({
    ...rest,
    can_create_new_admins: can_create_new_admins ?? can_create ?? false,
  })),
)

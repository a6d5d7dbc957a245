export { identityApp } from './app'
export { isAssured } from './assurance'
export {
  changeTraits,
  createIdentity,
  findByEmail,
  findIdentity,
  type Identity,
  type NewIdentity,
} from './identities'
export { deleteMail, listMail, postMail, type Mail } from './mail'
export { hashPassword } from './passwords'
export * as identitySchema from './schema'
export type { IdentityDeps } from './service'
export { findSession, type Session, type SignedIn } from './sessions'

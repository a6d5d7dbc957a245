/** A message or label as Kratos writes it. Its id decides behaviour, its text is for people. */
export interface Message {
  id: number
  text: string
  type: 'info' | 'success' | 'error'
  context?: Record<string, unknown>
}

type Context = Message['context']

const message =
  (type: Message['type']) =>
  (id: number, text: string, context?: Context): Message => ({ id, text, type, ...(context && { context }) })
const info = message('info')
const success = message('success')
const error = message('error')

const expired = (id: number, kind: string) => (at: Date, now: Date) =>
  error(
    id,
    `The ${kind} flow expired ${((now.getTime() - at.getTime()) / 60_000).toFixed(2)} minutes ago, please try again.`,
    { expired_at: at.toISOString(), expired_at_unix: Math.floor(at.getTime() / 1000) },
  )

const alreadyCompleted = (id: number) =>
  error(id, 'The request was already completed successfully and can not be retried.')

const mailed = (what: string) =>
  `An email containing a ${what} has been sent to the email address you provided. If you have not received an ` +
  'email, check the spelling of the address and make sure to use the address you registered with.'

interface NamedKey {
  name: string
  added_at: string
}

const aboutKey = ({ name, added_at }: NamedKey) => ({
  added_at,
  added_at_unix: Math.floor(Date.parse(added_at) / 1000),
  display_name: name,
})

/** Labels of nodes. */
export const labels = {
  trait: (path: string, title: string) => info(1070002, title, { name: `traits.${path}`, title }),
  email: info(1070007, 'Email'),
  password: info(1070001, 'Password'),
  signIn: info(1010001, 'Sign in'),
  signInWithPassword: info(1010022, 'Sign in with password'),
  sendSignInCode: info(1010015, 'Send sign in code'),
  loginCode: info(1070013, 'Login code'),
  signUp: info(1040001, 'Sign up'),
  sendSignUpCode: info(1040006, 'Send sign up code'),
  registrationCode: info(1070012, 'Registration code'),
  back: info(1040008, 'Back'),
  continue: info(1070009, 'Continue'),
  save: info(1070003, 'Save'),
  verificationCode: info(1070011, 'Verification code'),
  recoveryCode: info(1070010, 'Recovery code'),
  resendCode: info(1070008, 'Resend code'),
  authenticationCode: info(1010006, 'Authentication code'),
  useAuthenticator: info(1010009, 'Use Authenticator'),
  backupCode: info(1010007, 'Backup recovery code'),
  useBackupCode: info(1010010, 'Use backup recovery code'),
  totpImage: info(1050005, 'Authenticator app QR code'),
  totpSecret: info(1050017, 'This is your authenticator app secret. Use it if you can not scan the QR code.'),
  totpVerify: info(1070006, 'Verify code'),
  totpUnlink: info(1050004, 'Unlink TOTP Authenticator App'),
  lookupCodes: info(1050010, 'These are your back up recovery codes. Please keep them in a safe place!'),
  lookupReveal: info(1050007, 'Reveal backup recovery codes'),
  lookupRegenerate: info(1050008, 'Generate new backup recovery codes'),
  lookupConfirm: info(1050011, 'Confirm backup recovery codes'),
  lookupDisable: info(1050016, 'Disable this method'),
  webauthnName: info(1050013, 'Name of the security key'),
  webauthnAdd: info(1050012, 'Add security key'),
  webauthnRemove: (key: NamedKey) => info(1050018, `Remove security key "${key.name}"`, aboutKey(key)),
  signUpWithPasskey: info(1040007, 'Sign up with passkey'),
  passkeyAdd: info(1050019, 'Add passkey'),
  passkeyRemove: (key: NamedKey) => info(1050020, `Remove passkey "${key.name}"`, aboutKey(key)),
  signInWithPasskey: info(1010021, 'Sign in with passkey'),
  signInWithKey: info(1010008, 'Sign in with hardware key'),
} as const

/** Texts shown in nodes rather than beside them. */
export const texts = {
  totpSecret: (secret: string) => info(1050006, secret, { secret }),
  lookupSecret: (secret: string) => info(1050009, secret, { secret }),
  lookupUsed: (usedAt: string) =>
    info(1050014, `Secret was used at ${usedAt}`, {
      used_at: usedAt,
      used_at_unix: Math.floor(Date.parse(usedAt) / 1000),
    }),
  lookupList: (secrets: Message[]) =>
    info(1050015, secrets.map(({ id, text }) => (id === 1050014 ? 'used' : text)).join(', '), { secrets }),
} as const

/** Messages of flows and fields. */
export const messages = {
  confirmIdentity: info(1010003, 'Please confirm this action by verifying that it is you.'),
  secondFactor: info(1010004, 'Please complete the second authentication challenge.'),
  chooseCredential: info(1040009, 'Please choose a credential to authenticate yourself with.'),
  saved: success(1050001, 'Your changes have been saved!'),
  recovered: (minutes: number, until: Date) =>
    success(
      1060001,
      'You successfully recovered your account. Please change your password or set up an alternative login ' +
        `method (e.g. social sign in) within the next ${minutes.toFixed(2)} minutes.`,
      {
        privilegedSessionExpiresAt: until.toISOString(),
        privileged_session_expires_at: until.toISOString(),
        privileged_session_expires_at_unix: Math.floor(until.getTime() / 1000),
      },
    ),
  recoveryLinkSent: info(1060002, mailed('recovery link')),
  recoveryCodeSent: info(1060003, mailed('recovery code')),
  loginCodeSent: info(
    1010014,
    "A code was sent to the address you provided. If you didn't receive it, please check the spelling of the address " +
      'and try again.',
  ),
  registrationCodeSent: info(
    1040005,
    'A code has been sent to the address(es) you provided. If you have not received a message, check the spelling of ' +
      'the address and retry the registration.',
  ),
  verificationLinkSent: info(1080001, mailed('verification link')),
  verificationCodeSent: info(1080003, mailed('verification code')),
  verified: success(1080002, 'You successfully verified your email address.'),

  generic: (reason: string) => error(4000001, reason, { reason }),
  tooShort: (min: number, actual: number) =>
    error(4000003, `length must be >= ${min}, but got ${actual}`, { min_length: min, actual_length: actual }),
  missing: (property: string) => error(4000002, `Property ${property} is missing.`, { property }),
  invalidCredentials: error(
    4000006,
    'The provided credentials are invalid, check for spelling mistakes in your password or username, email ' +
      'address, or phone number.',
  ),
  duplicate: error(
    4000007,
    'An account with the same identifier (email, phone, username, ...) exists already.',
  ),
  totpWrong: error(4000008, 'The provided authentication code is invalid, please try again.'),
  addressNotVerified: error(4000010, 'Account not active yet. Did you forget to verify your email address?'),
  noTotp: error(4000011, 'You have no TOTP device set up.'),
  lookupUsed: error(4000012, 'This backup recovery code has already been used.'),
  noLookup: error(4000014, 'You have no backup recovery codes set up.'),
  lookupInvalid: error(4000016, 'The backup recovery code is not valid.'),
  passwordSimilar: error(
    4000031,
    'The password can not be used because it is too similar to the identifier.',
  ),
  passwordLeaked: error(4000034, 'The password has been found in data breaches and must no longer be used.'),
  passwordTooShort: (min: number, actual: number) =>
    error(4000032, `The password must be at least ${min} characters long, but got ${actual}.`, {
      min_length: min,
      actual_length: actual,
    }),
  passwordTooLong: (max: number, actual: number) =>
    error(4000033, `The password must be at most ${max} characters long, but got ${actual}.`, {
      max_length: max,
      actual_length: actual,
    }),
  invalidEmail: (value: string) => error(4000040, 'Enter a valid email address', { value }),
  noCodeAccount: error(4000035, 'This account does not exist or has not setup sign in with code.'),
  otherTraits: error(
    4000036,
    'The provided traits do not match the traits previously associated with this flow.',
  ),
  disabled: error(4010011, 'This account has been disabled. Please contact support for assistance.'),
  noStrategy: {
    login: error(
      4010002,
      'Could not find a strategy to log you in with. Did you fill out the form correctly?',
    ),
    registration: error(
      4010003,
      'Could not find a strategy to sign you up with. Did you fill out the form correctly?',
    ),
    settings: error(
      4010004,
      'Could not find a strategy to update your settings. Did you fill out the form correctly?',
    ),
    recovery: error(
      4010005,
      'Could not find a strategy to recover your account with. Did you fill out the form correctly?',
    ),
    verification: error(
      4010006,
      'Could not find a strategy to verify your account with. Did you fill out the form correctly?',
    ),
  },
  alreadyCompleted: {
    recovery: alreadyCompleted(4060001),
    verification: alreadyCompleted(4070002),
  },
  linkInvalid: {
    recovery: error(
      4060004,
      'The recovery token is invalid or has already been used. Please retry the flow.',
    ),
    verification: error(
      4070001,
      'The verification token is invalid or has already been used. Please retry the flow.',
    ),
  },
  codeInvalid: {
    login: error(4010008, 'The login code is invalid or has already been used. Please try again.'),
    registration: error(
      4040003,
      'The registration code is invalid or has already been used. Please try again.',
    ),
    recovery: error(4060006, 'The recovery code is invalid or has already been used. Please try again.'),
    verification: error(
      4070006,
      'The verification code is invalid or has already been used. Please try again.',
    ),
  },
  expired: {
    login: expired(4010001, 'login'),
    registration: expired(4040001, 'registration'),
    settings: expired(4050001, 'settings'),
    recovery: expired(4060005, 'recovery'),
    verification: expired(4070005, 'verification'),
  },
} as const

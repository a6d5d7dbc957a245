import { ShieldOff } from 'lucide-react'
import { Button } from '../primitives'
import { Notice } from './Notice'

export interface AdminEntryMissingProps {
  /** The address of the person who is signed in. */
  email: string
  /** Asks again whether the platform has an entry. */
  onCheck: () => void
  /** The person is being signed out. */
  signingOut: boolean
  onSignOut: () => void
}

/** In place of the shell, for somebody who has the role of an administrator and no entry among the administrators (§6.5). */
export function AdminEntryMissing({ email, onCheck, signingOut, onSignOut }: AdminEntryMissingProps) {
  return (
    <main>
      <Notice
        role="alert"
        icon={ShieldOff}
        title="You are not among the administrators"
        action={
          <>
            <Button onClick={onCheck}>Check again</Button>
            <Button variant="primary" busy={signingOut} onClick={onSignOut}>
              Sign out
            </Button>
          </>
        }
      >
        {email} is signed in as an administrator, but the platform no longer lists that address among its
        administrators. Another administrator may have removed it, and can add it again.
      </Notice>
    </main>
  )
}

import { CloudOff } from 'lucide-react'
import { Button, ButtonLink } from '../primitives'
import { Notice } from './Notice'

export interface SignInServiceAwayProps {
  /** It is being asked once more. */
  trying: boolean
  onTryAgain: () => void
  /** Where one can sign in all the same. */
  loginHref: string
}

/** In place of the shell, for somebody who was signed in, while it cannot be found out whether they still are (§8.2). */
export function SignInServiceAway({ trying, onTryAgain, loginHref }: SignInServiceAwayProps) {
  return (
    <main>
      <Notice
        role="alert"
        icon={CloudOff}
        title="The sign-in service does not answer"
        action={
          <>
            <Button variant="primary" busy={trying} onClick={onTryAgain}>
              Try Again
            </Button>
            <ButtonLink href={loginHref}>Sign in</ButtonLink>
          </>
        }
      >
        You may still be signed in. It is asked again by itself, and this page opens as soon as it answers.
      </Notice>
    </main>
  )
}

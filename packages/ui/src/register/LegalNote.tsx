import { ExternalLink } from '../primitives'

export interface LegalNoteProps {
  /** Web addresses of the deployment's terms and of its privacy policy, as far as it has them. */
  terms?: string
  privacy?: string
}

/** What people agree to who sign up. Draws nothing where the deployment names nothing. */
export function LegalNote({ terms, privacy }: LegalNoteProps) {
  if (!terms && !privacy) return null
  return (
    <p>
      By signing up you agree to the {terms && <ExternalLink href={terms}>Terms of Service</ExternalLink>}
      {terms && privacy && ' and the '}
      {privacy && <ExternalLink href={privacy}>Privacy Policy</ExternalLink>}.
    </p>
  )
}

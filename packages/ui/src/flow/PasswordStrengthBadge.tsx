import { Shield, ShieldAlert, ShieldCheck } from 'lucide-react'
import { passwordStrength, type PasswordStrength } from '../lib'
import { Badge, type BadgeProps, VisuallyHidden } from '../primitives'

export interface PasswordStrengthBadgeProps {
  /** What is typed so far; nothing is drawn of an empty one. */
  password: string
  /** Whose password it is. */
  email?: string
}

/** How hard the password that is being typed is to guess; a hint, which keeps nobody from sending it, and so no warning. */
export function PasswordStrengthBadge({ password, email }: PasswordStrengthBadgeProps) {
  const { word, ...look } = LOOKS[passwordStrength(password, email)]
  return (
    <output>
      {/* Its room is kept from the beginning, so that the first letter moves nothing. */}
      <Badge {...look} style={password === '' ? { visibility: 'hidden' } : undefined}>
        <VisuallyHidden>Password strength: </VisuallyHidden>
        <span>{word}</span>
      </Badge>
    </output>
  )
}

const LOOKS: Record<PasswordStrength, BadgeProps & { word: string }> = {
  weak: { word: 'Weak', tone: 'neutral', icon: <ShieldAlert aria-hidden /> },
  fair: { word: 'Fair', tone: 'neutral', icon: <Shield aria-hidden /> },
  strong: { word: 'Strong', tone: 'success', icon: <ShieldCheck aria-hidden /> },
}

import { UserSettingsView } from '@quarterdeck/ui/user-settings'
import { ready } from '@quarterdeck/ui/lib'
import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../lib/notFound'
import { paths } from '../../lib/paths'
import { useUser } from '../../lib/session'
import { signUpConfig } from '../../lib/signUpConfig'
import { toLoadable } from '../../lib/toLoadable'
import { profileQuery } from '../user-overview/user-overview.queries'
import { useChangePassword } from './user-settings.queries'

export function Component() {
  const profile = useQuery(profileQuery())
  const { write, busy, failure, reset } = useChangePassword()
  // The address the person signs in with; the one in the platform's record may differ or be missing.
  const email = useUser()?.email ?? ''
  return (
    <UserSettingsView
      // That the platform has no record of this person is shown as such, and is no failure to load.
      profile={isGone(profile.error) ? ready(null) : toLoadable(profile, 'Failed to load organization data')}
      email={email}
      passwordHint={signUpConfig.passwordHint}
      onChangePassword={(passwords) => write({ email, ...passwords })}
      busy={busy}
      failure={failure}
      onReset={reset}
      accountHref={paths.account()}
      secureHref={paths.account({ secure: 'sessions' })}
    />
  )
}

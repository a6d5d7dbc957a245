/** The words at the top of the sign-in screens' cards, which the start script draws before the screens are there. */
export const cardTitles = {
  login: { title: 'Welcome back', subtitle: 'Sign in to your account to continue' },
  refresh: { title: 'Confirm it is you', subtitle: 'Sign in again to go on with what you were doing' },
  aal2: { title: 'One more step', subtitle: 'Your account asks for a second factor' },
  register: { title: 'Create Account', subtitle: 'Enter your details, then choose a plan' },
}

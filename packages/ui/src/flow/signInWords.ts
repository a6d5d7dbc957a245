/** The words of the sign-in form, which the start script draws before the screen's code is there. */
export const signInWords = {
  identifier: 'Email',
  password: 'Password',
  forgotten: 'Forgot password?',
  submit: 'Sign in',
}

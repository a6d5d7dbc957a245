/** An error as the provider's API words it. */
export class PaddleRefusal extends Error {
  constructor(
    readonly status: 400 | 404 | 422,
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail)
  }

  get body() {
    const { code, detail } = this
    return {
      error: {
        type: 'request_error',
        code,
        detail,
        documentation_url: `https://developer.paddle.com/errors/${code}`,
      },
    }
  }
}

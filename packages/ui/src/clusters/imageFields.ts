/** The images of a cluster's software, in the order of its forms. */
export const imageFields = [
  ['postgres_image', 'Postgres image'],
  ['backend_image', 'Backend image'],
  ['frontend_image', 'Frontend image'],
  ['caddy_image', 'Caddy image'],
] as const

/** The images of a cluster's software, in the order of its forms. */
export const imageLabels = {
  postgres_image: 'Postgres image',
  backend_image: 'Backend image',
  frontend_image: 'Frontend image',
  caddy_image: 'Caddy image',
}

export const imageNames = ['postgres_image', 'backend_image', 'frontend_image', 'caddy_image'] as const

#!/bin/sh
# Writes the console's configuration (docs/guides/deploying.md) from the environment, then serves it with nginx.
#   start.sh        serves until stopped
#   start.sh -t     writes the files and only has nginx check them
set -eu

here=$(cd "$(dirname "$0")" && pwd)
DIST=${DIST:-/srv/console}
RUN=${RUN:-/tmp/console}
LISTEN=${LISTEN:-8080}

mkdir -p "$RUN"

# A JSON string: control characters dropped, backslashes and quotes escaped.
json() { printf '"%s"' "$(printf '%s' "$1" | tr -d '\000-\037' | sed 's/\\/\\\\/g; s/"/\\"/g')"; }

# "  key: value," for a variable that has a value.
entry() { [ -z "${2:-}" ] || printf '  %s: %s,\n' "$1" "$(json "$2")"; }

{
  echo 'window.__CONSOLE_CONFIG__ = {'
  entry brandName "${CONSOLE_BRAND_NAME:-}"
  entry logoUrl "${CONSOLE_LOGO_URL:-}"
  entry accentColor "${CONSOLE_ACCENT_COLOR:-}"
  entry authUrl "${CONSOLE_AUTH_URL:-}"
  entry apiUrl "${CONSOLE_API_URL:-}"
  entry contactSalesEmail "${CONSOLE_CONTACT_SALES_EMAIL:-}"
  entry supportEmail "${CONSOLE_SUPPORT_EMAIL:-}"
  echo '  paddle: {'
  entry token "${CONSOLE_PADDLE_TOKEN:-}"
  entry environment "${CONSOLE_PADDLE_ENVIRONMENT:-}"
  entry customerPortalUrl "${CONSOLE_PADDLE_CUSTOMER_PORTAL_URL:-}"
  entry scriptUrl "${CONSOLE_PADDLE_SCRIPT_URL:-}"
  echo '  },'
  echo '}'
} >"$RUN/config.js"

# " https://host" for an absolute address, nothing for one on the console's own origin.
origin() { printf '%s' "${1:-}" | sed -n 's|^\(https\{0,1\}://[A-Za-z0-9.:-]*\).*$| \1|p'; }

auth=$(origin "${CONSOLE_AUTH_URL:-}")
api=$(origin "${CONSOLE_API_URL:-}")
paddle=$(origin "${CONSOLE_PADDLE_SCRIPT_URL:-}")

proxy_or_refuse() {
  if [ -n "$1" ]; then
    echo "proxy_pass $1;"
  else
    echo "default_type application/json; return 502 '{\"error\":{\"message\":\"$2 is not configured on this server\"}}';"
  fi
}

brotli=
grep -qs brotli_static /etc/nginx/modules-enabled/*.conf && brotli='brotli_static on;'

fill() {
  sed \
    -e "s|@DIST@|$DIST|g" \
    -e "s|@RUN@|$RUN|g" \
    -e "s|@LISTEN@|$LISTEN|g" \
    -e "s|@BROTLI@|$brotli|g" \
    -e "s|@SCRIPT_ORIGINS@|$auth$paddle|g" \
    -e "s|@CONNECT_ORIGINS@|$auth$api|g" \
    -e "s|@FORM_ORIGINS@|$auth|g" \
    -e "s|@API@|$(proxy_or_refuse "${API_UPSTREAM:-}" 'The product API')|g" \
    -e "s|@AUTH@|$(proxy_or_refuse "${AUTH_UPSTREAM:+${AUTH_UPSTREAM%/}/}" 'The identity service')|g" \
    -e "s|@SYNC@|$(proxy_or_refuse "${SYNC_UPSTREAM:-}" 'Session sync')|g" \
    "$here/$1.template" >"$RUN/$1"
}

fill nginx.conf
fill security-headers.conf
fill platform.conf

exec nginx -e stderr -c "$RUN/nginx.conf" "$@"

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

# The words of a list, which has spaces or commas between them.
words() { printf '%s' "$1" | tr , ' '; }

# "  key: [value, value]," for a variable that has such a list.
list() { [ -z "${2:-}" ] || printf '  %s: [%s],\n' "$1" "$(for word in $(words "$2"); do printf '%s, ' "$(json "$word")"; done)"; }

# refuse <variable> <value> <how an address of it begins>: ends the start.
refuse() {
  printf '%s\n' "$1=$2 is no address: it begins with $3." >&2
  exit 1
}

# Patterns of a host with its port, for sed: a host by name, neither a wildcard, which the console takes for no origin, nor an
# IPv6 address, which no Content-Security-Policy can name; and what may be an IPv6 address, too.
NAMED='[a-z0-9._:-]\{1,\}'
ANY='[][a-z0-9._:-]\{1,\}'

# origin <address> <NAMED or ANY>: " https://host" for an absolute address, spelled as browsers do; nothing for one on the
# console's own origin, or with another host.
origin() {
  printf '%s' "$1" | tr -d '\000-\037' | tr '[:upper:]' '[:lower:]' |
    sed -n "s|^ *\(https\{0,1\}://$2\)\([/?#].*\)\{0,1\} *\$| \1|p" |
    sed 's|^\( https:.*\):443$|\1|; s|^\( http:.*\):80$|\1|'
}

# The same for a variable, which ends the start where it is no address.
origin_or_refuse() {
  found=$(origin "$2" "$NAMED")
  case "$found$(printf '%s' "$2" | tr -d '[:space:]')" in
    '' | /[!/\\]* | / | ' '*) printf '%s' "$found" ;;
    *) refuse "$1" "$2" "https:// or http:// and a host's name, or with the one / of a path" ;;
  esac
}

# origins_or_refuse <variable> <its list> <NAMED or ANY>: the origin of each word, and the end of the start at a word that has
# none.
origins_or_refuse() {
  for word in $(words "$2"); do
    [ -n "$(origin "$word" "$3")" ] || refuse "$1" "$word" "https:// or http:// and a host's name"
    origin "$word" "$3"
  done
}

auth=$(origin_or_refuse CONSOLE_AUTH_URL "${CONSOLE_AUTH_URL:-}")
scripts=$(origins_or_refuse CONSOLE_IDENTITY_SCRIPT_ORIGINS "${CONSOLE_IDENTITY_SCRIPT_ORIGINS:-}" "$NAMED")
api=$(origin_or_refuse CONSOLE_API_URL "${CONSOLE_API_URL:-}")
writers=$(origins_or_refuse ALLOWED_ORIGINS "${ALLOWED_ORIGINS:-}" "$ANY")
paddle=$(origin_or_refuse CONSOLE_PADDLE_SCRIPT_URL "${CONSOLE_PADDLE_SCRIPT_URL:-}")

{
  echo 'window.__CONSOLE_CONFIG__ = {'
  entry brandName "${CONSOLE_BRAND_NAME:-}"
  entry logoUrl "${CONSOLE_LOGO_URL:-}"
  entry accentColor "${CONSOLE_ACCENT_COLOR:-}"
  entry authUrl "${CONSOLE_AUTH_URL:-}"
  list identityScriptOrigins "$scripts"
  entry apiUrl "${CONSOLE_API_URL:-}"
  entry contactSalesEmail "${CONSOLE_CONTACT_SALES_EMAIL:-}"
  entry supportEmail "${CONSOLE_SUPPORT_EMAIL:-}"
  entry offers "${CONSOLE_OFFERS:-}"
  entry passwordHint "${CONSOLE_PASSWORD_HINT:-}"
  echo '  legal: {'
  entry terms "${CONSOLE_TERMS_URL:-}"
  entry privacy "${CONSOLE_PRIVACY_URL:-}"
  echo '  },'
  echo '  paddle: {'
  entry token "${CONSOLE_PADDLE_TOKEN:-}"
  entry environment "${CONSOLE_PADDLE_ENVIRONMENT:-}"
  entry customerPortalUrl "${CONSOLE_PADDLE_CUSTOMER_PORTAL_URL:-}"
  entry scriptUrl "${CONSOLE_PADDLE_SCRIPT_URL:-}"
  echo '  },'
  echo '}'
} >"$RUN/config.js"

# The address of a name in this machine's /etc/hosts, which nginx's resolver does not read; such a name never moves.
in_hosts() {
  sed 's/#.*//' /etc/hosts 2>/dev/null | awk -v name="$1" '
    { for (i = 2; i <= NF; i++) if ($i == name) { print ($1 ~ /:/ ? "[" $1 "]" : $1); exit } }'
}

# Sets an upstream's address, with a name of /etc/hosts replaced by what it stands for; a certificate is still the name's.
upstream() {
  host=$(printf '%s' "$1" | sed 's|^[^/]*//\([^:/]*\).*$|\1|')
  address=$(in_hosts "$host")
  [ -z "$address" ] && { printf 'set $upstream %s;' "$1"; return; }
  printf 'set $upstream %s; proxy_ssl_name %s;' "$(printf '%s' "$1" | sed "s|//[^:/]*|//$address|")" "$host"
}

# proxy_or_refuse <variable> <its value> <what follows the upstream> <who it is>. By a variable of nginx, so that the name
# is looked up when it is used. What follows begins with a slash; where nothing does, the value is the whole address.
proxy_or_refuse() {
  case "$2" in
    '') echo "return 502 '{\"error\":{\"message\":\"$4 is not configured on this server\"}}';" ;;
    http://* | https://*) echo "$(upstream "${2%${3:+/}}") proxy_pass \$upstream$3;" ;;
    *) refuse "$1" "$2" 'http:// or https://' ;;
  esac
}

# The name servers of this machine, as nginx writes them. Docker's says that an answer holds for ten minutes.
name_servers() {
  awk '$1 == "nameserver" { sub(/%.*/, "", $2); printf "%s ", ($2 ~ /:/ ? "[" $2 "]" : $2) }' /etc/resolv.conf 2>/dev/null
}
servers=$(name_servers)
RESOLVER=${RESOLVER:-${servers:-127.0.0.1 }valid=10s}

# "<before><word><after>" for each word of a list.
each() { for word in $(words "$2"); do printf '%s%s%s ' "$1" "$word" "$3"; done; }

api_calls=$(proxy_or_refuse API_UPSTREAM "${API_UPSTREAM:-}" '$request_uri' 'The product API')
auth_calls=$(proxy_or_refuse AUTH_UPSTREAM "${AUTH_UPSTREAM:-}" '$identity_uri' 'The identity service')
# A platform that needs no sync has it answered here.
sync='return 204;'
[ "${SYNC_UPSTREAM:-}" = off ] || sync=$(proxy_or_refuse SYNC_UPSTREAM "${SYNC_UPSTREAM:-}" '' 'Session sync')

HSTS=${HSTS:-max-age=31536000; includeSubDomains}
[ "$HSTS" = off ] && HSTS=

# Without names anybody in a private network may be a proxy: of the addresses only the one that the last added is believed.
proxies=${TRUSTED_PROXIES:-127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1 fc00::/7}

IDENTITY_RATE=${IDENTITY_RATE:-60r/m}
identity_zone=
identity_limit=
case "$IDENTITY_RATE" in
  # Without a unit nginx counts by the second.
  off | *r/s | *r/m) ;;
  *) printf '%s\n' "IDENTITY_RATE=$IDENTITY_RATE is no rate: such as 60r/m, or off." >&2; exit 1 ;;
esac
if [ "$IDENTITY_RATE" != off ]; then
  identity_zone="limit_req_zone \$identity_writer zone=identity:10m rate=$IDENTITY_RATE;"
  identity_limit='limit_req zone=identity burst=30 nodelay; limit_req_status 429; error_page 429 = @too_many;'
fi

brotli=
grep -qs brotli_static /etc/nginx/modules-enabled/*.conf && brotli=brotli_static

# put <name> <value>: an expression for sed that replaces @name@, whatever is in the value.
put() { printf 's|@%s@|%s|g\n' "$1" "$(printf '%s' "$2" | sed 's/[|&\\]/\\&/g')"; }

{
  put DIST "$DIST"
  put RUN "$RUN"
  put LISTEN "$LISTEN"
  put WELL_KNOWN "${WELL_KNOWN:-/srv/well-known}"
  put EXTRA_LOCATIONS "${EXTRA_LOCATIONS:+include \"$EXTRA_LOCATIONS\";}"
  put BROTLI "${brotli:+$brotli on;}"
  put NO_BROTLI "${brotli:+$brotli off;}"
  put HSTS "$HSTS"
  put TRUSTED_PROXIES "$(each 'set_real_ip_from ' "$proxies" ';')"
  put NAMED_PROXIES "${TRUSTED_PROXIES:+real_ip_recursive on;}"
  put PROXY_ADDRESSES "$(each '' "$proxies" ' 1;')"
  put RESOLVER "$RESOLVER"
  put ALLOWED_ORIGINS "$(each '' "$(printf '%s\n' $writers | sort -u)" ' 1;')"
  put IDENTITY_ZONE "$identity_zone"
  put IDENTITY_LIMIT "$identity_limit"
  put SCRIPT_ORIGINS "$auth$scripts$paddle"
  put CONNECT_ORIGINS "$auth$api$scripts"
  put FRAME_ORIGINS "$scripts"
  put FORM_ORIGINS "$auth"
  put API "$api_calls"
  put AUTH "$auth_calls"
  put SYNC "$sync"
} >"$RUN/values.sed"

for template in "$here"/*.template; do
  sed -f "$RUN/values.sed" "$template" >"$RUN/$(basename "$template" .template)"
done

exec nginx -e stderr -c "$RUN/nginx.conf" "$@"

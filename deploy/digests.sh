#!/bin/sh
# Adds to every image of deploy/ the digest that its tag has at this moment, so that the images which are built upon stay
# the same. A digest that is there already is replaced. Needs docker with buildx, and the registries.
#   sh deploy/digests.sh      changes Dockerfile and compose.yaml; look at the difference and commit it
set -eu
cd "$(dirname "$0")"

images=$(sed -n 's/^FROM \([^ ]*\).*/\1/p; s/^ *image: \([^ ]*\).*/\1/p' Dockerfile compose.yaml | sed 's/@.*//' | sort -u)
for image in $images; do
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  echo "$image@$digest"
  for file in Dockerfile compose.yaml; do
    sed -e "s#^FROM $image\(@sha256:[0-9a-f]*\)\{0,1\}#FROM $image@$digest#" \
      -e "s#image: $image\(@sha256:[0-9a-f]*\)\{0,1\}\$#image: $image@$digest#" "$file" >"$file.new"
    cat "$file.new" >"$file"
    rm "$file.new"
  done
done

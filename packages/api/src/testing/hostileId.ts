import fc from 'fast-check'

/** Texts that may stand where an id is expected: ids, and everything that an address could be made up of. */
export const hostileId = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '?',
        '#',
        '%',
        '%2f',
        '%2e',
        '%5c',
        '%252f',
        ' ',
        '\t',
        '\n',
        '\0',
        ':',
        ';',
        '@',
        '&',
        '=',
        'a',
        'constructor',
        '__proto__',
        '\ud800',
        '․․',
        '／',
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
)

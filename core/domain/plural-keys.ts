const rules = new Map<string, Intl.PluralRules>()

/**
 * Keys under which a text for a count may stand, the best first: `key_zero` for none, then the form that the language has
 * for the count. A text without a form of its own for one, or for millions, has that of the others.
 */
export function pluralKeys(key: string, language: string, count: number): readonly string[] {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  const form = rule.select(count)
  const forms = form === 'one' ? [`${key}_one`, key, `${key}_other`] : [`${key}_${form}`, `${key}_other`, key]
  return [...new Set(count === 0 ? [`${key}_zero`, ...forms] : forms)]
}

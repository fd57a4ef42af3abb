import type { Schema } from './fuzz-input'

/**
 * Fields of an answer that its schema in the document does not declare, and declared ones that it misses. Values are
 * looked at only as far as telling one of several shapes from another takes.
 */
export function unlikeDeclared(
  schema: Schema,
  value: unknown,
  resolve: (ref: string) => Schema,
  path = '',
): readonly string[] {
  if (schema.$ref) return unlikeDeclared(resolve(schema.$ref), value, resolve, path)
  if (schema.anyOf) {
    const found = schema.anyOf.map(one => unlikeDeclared(one, value, resolve, path))
    return found.toSorted((one, other) => one.length - other.length)[0] ?? []
  }
  if (schema.allOf) return unlikeDeclared(mergedOf(schema.allOf, resolve), value, resolve, path)
  if (Array.isArray(value)) {
    if (schema.type && schema.type !== 'array') return [`${path} is a list`]
    return value.flatMap((one, i) => unlikeDeclared(schema.items ?? {}, one, resolve, `${path}/${i}`))
  }
  if (typeof value !== 'object' || value === null)
    return schema.type === 'object' || schema.type === 'array' ? [`${path} is no ${schema.type}`] : []
  if (schema.type && schema.type !== 'object') return [`${path} is an object`]
  const { properties = {}, required = [], additionalProperties, patternProperties = {} } = schema
  // What may be anything, or goes by keys of the company, declares no fields.
  const isOpen = !schema.properties || additionalProperties !== undefined || Object.keys(patternProperties).length > 0
  const missing = required.filter(name => !(name in value)).map(name => `${path}/${name} is missing`)
  const others = Object.entries(value).flatMap(([name, inner]) => {
    const declared = properties[name]
    if (declared) return unlikeDeclared(declared, inner, resolve, `${path}/${name}`)
    return isOpen ? [] : [`${path}/${name} is not declared`]
  })
  return [...missing, ...others]
}

/** Several schemas that hold at once, as one. */
function mergedOf(schemas: readonly Schema[], resolve: (ref: string) => Schema): Schema {
  const whole = schemas.map((schema): Schema => {
    const found: Schema = schema.$ref ? resolve(schema.$ref) : schema
    return found.allOf ? mergedOf(found.allOf, resolve) : found
  })
  return {
    type: 'object',
    properties: Object.assign({}, ...whole.map(({ properties }) => properties ?? {})),
    required: whole.flatMap(({ required }) => required ?? []),
    ...(whole.some(({ properties, patternProperties }) => !properties || patternProperties)
      ? { additionalProperties: true }
      : {}),
  }
}

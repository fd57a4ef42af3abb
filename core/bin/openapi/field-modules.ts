import type { ResourceFields } from '@core/domain/field-description'
import type { Assembly } from '@core/plugin/assembly'
import { describeFields, isDescribed } from '@core/resource/describe-fields'
import { companyFields } from '@core/tenancy/company-fields'

/**
 * The modules of `openapi/fields/` by file name: what the browser knows of the fields of each described resource. One
 * per resource, so that a screen loads those it uses and no others.
 */
export const fieldModules = (assembly: Assembly): ReadonlyMap<string, string> =>
  new Map(
    [...assembly.resources, companyFields]
      .filter(resource => isDescribed(assembly, resource))
      .map(resource => [`${resource.path}.ts`, moduleOf(describeFields(assembly, resource))]),
  )

function moduleOf({ path, texts, fields }: ResourceFields): string {
  const lines = Object.entries(fields).map(([name, field]) => `    ${name}: ${JSON.stringify(field)},`)
  return [
    "import type { ResourceFields } from '@core/domain/field-description'",
    '',
    'export default {',
    `  path: ${JSON.stringify(path)},`,
    `  texts: ${JSON.stringify(texts)},`,
    '  fields: {',
    ...lines,
    '  },',
    '} as const satisfies ResourceFields',
    '',
  ].join('\n')
}

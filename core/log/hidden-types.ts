import type { Context } from '@core/context/context'
import { declared } from '@core/resource/declared'
import { isReadable } from '@core/resource/is-readable'

/** Kinds of records of which whoever asks may see nothing: in a module, outside a scope or above a role of theirs. */
export const hiddenTypes = (context: Context): string[] =>
  context
    .use(declared)
    .resources.filter(resource => !isReadable(resource, context))
    .map(({ path }) => path)

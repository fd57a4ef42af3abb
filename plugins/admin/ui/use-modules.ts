import { type Answer, useCall } from '@core/ui'

type Module = Answer<'get', '/api/module'>[number]

const NONE: readonly Module[] = []

/** Every module of the platform as screens list them, and what one is called; none until they have come. */
export function useModules(): { modules: readonly Module[]; nameOf: (tag: string) => string; known: boolean } {
  const { data } = useCall('get', '/api/module', {}, { freshMs: Number.POSITIVE_INFINITY })
  const modules = data ?? NONE
  return { modules, nameOf: tag => modules.find(module => module.tag === tag)?.name ?? tag, known: data !== undefined }
}

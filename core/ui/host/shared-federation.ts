import type federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/*
 * The runtime of the federation, once in a page: the entries of remotes take it from here instead of each bringing one
 * (`externals` of `remote` in rsbuild.config.ts).
 */

type Runtime = NonNullable<typeof federation.runtime>
type Options = Parameters<Runtime['init']>[0]

/** What the bundler gave this host. */
declare const __webpack_require__: { federation: typeof federation & { runtime: Runtime } }

/** The instance of a remote whose entry came before, and comes anew. */
const known = ({ name }: Options) => __webpack_require__.federation.runtime.getInstance(one => one.name === name)

/** A runtime as an entry wants it: with options of its own, which it fills in. */
function own() {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation
  return {
    // The runtime takes whoever comes second for the host itself: each remote is an instance of its own.
    runtime: { ...runtime, init: (options: Options) => known(options) ?? runtime.createInstance(options) },
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    bundlerRuntimeOptions: {},
  }
}

declare global {
  var vkFederation: ReturnType<typeof own>
}

/** Lets entries of remotes find the runtime of this page. */
export function shareFederation(): void {
  Object.defineProperty(globalThis, 'vkFederation', { get: own, configurable: true })
}

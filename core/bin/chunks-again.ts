import { type Rspack, rspack } from '@rsbuild/core'

/** Milliseconds that a script may take; whoever waits longer fetches it anew, from another address. */
export const SCRIPT_TIMEOUT_MS = 20_000

/**
 * Fetches a script or style sheet of the build once more, and then once again, when it does not come: lost, cut off or
 * too slow. Each time from another address, `?again=1`, so that nothing on the way answers with what it kept of the
 * first. It is part of the runtime of every bundle: what waits for a file waits on, and hears only of the last try.
 */
export class ChunksAgain {
  apply({ hooks }: Rspack.Compiler): void {
    hooks.thisCompilation.tap('ChunksAgain', compilation => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunksAgain', (chunk, needs) => {
        if (needs.has(rspack.RuntimeGlobals.ensureChunk)) compilation.addRuntimeModule(chunk, new Again())
      })
    })
  }
}

class Again extends rspack.RuntimeModule {
  constructor() {
    super('chunks again', rspack.RuntimeModule.STAGE_TRIGGER)
  }

  override generate(): string {
    const { require: r } = rspack.RuntimeGlobals
    return `
var tries = {};
["u", "k", "miniCssF"].forEach(function (name) {
  var address = ${r}[name];
  if (address) ${r}[name] = function (id) { return address(id) + (tries[id] ? "?again=" + tries[id] : ""); };
});
var fetchChunk = ${r}.e;
${r}.e = function (id) {
  var rest = arguments;
  var fetchIt = function () {
    return fetchChunk.apply(${r}, rest).catch(function (error) {
      tries[id] = (tries[id] || 0) + 1;
      if (tries[id] % 3 === 0) throw error;
      return new Promise(function (wait) { setTimeout(wait, 300 * (tries[id] % 3)); }).then(fetchIt);
    });
  };
  return fetchIt();
};`
  }
}

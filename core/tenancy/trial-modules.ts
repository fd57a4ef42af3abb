import type { ModuleTag } from '@core/context/modules'
import type { Platform } from '@core/platform/platform'

/**
 * What a company that registers tries out: what the operator chose, or what plugins offer for that.
 *
 * @throws Error when the operator names a module that no company can buy
 */
export function trialModules({ config, assembly }: Pick<Platform, 'config' | 'assembly'>): readonly ModuleTag[] {
  const sold = [...assembly.modules.values()].filter(({ platformOnly }) => !platformOnly)
  const { modules: chosen } = config.trial
  const odd = chosen?.filter(tag => !sold.some(module => module.tag === tag))
  if (odd?.length)
    throw new Error(`TRIAL_MODULES must be tags of modules, such as CRM,QUOTATION, or none: ${odd.join()}`)
  return sold.filter(({ tag, trial }) => chosen?.includes(tag) ?? trial).map(({ tag }) => tag)
}

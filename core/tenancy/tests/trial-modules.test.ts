import { expect, test } from 'bun:test'
import { loadConfig } from '@core/config'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import plugins from '@plugins/index'
import { trialModules } from '../trial-modules'

const assembly = assemble([kernel, ...plugins])
const tried = (TRIAL_MODULES?: string) =>
  trialModules({ config: loadConfig({ ...(TRIAL_MODULES !== undefined && { TRIAL_MODULES }) }), assembly })

test('who registers tries what the operator chose, or else what plugins offer; a tag that nobody can buy is refused', () => {
  expect([...tried('QUOTATION,CRM')].sort()).toEqual(['CRM', 'QUOTATION'])
  expect(tried('none')).toEqual([])
  expect(tried()).toContain('CRM')
  expect(() => tried('CRM,CRMM')).toThrow('TRIAL_MODULES')
  expect(() => tried('ADMIN')).toThrow('ADMIN')
})

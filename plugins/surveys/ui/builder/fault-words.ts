import type { useT } from '@core/ui'
import type { RuleFault } from '../../domain/form-rules'

/** What is wrong with a formula or a rule, in words: what is missing counts as 0 in the one, and as empty in the other. */
export function faultWords(fault: RuleFault, of: 'formula' | 'rule', t: ReturnType<typeof useT<'surveys'>>): string {
  const isFormula = of === 'formula'
  switch (fault.fault) {
    case 'unreadable':
      return t(fault.text, { at: fault.at })
    case 'no_formula':
      return t('formulaMissing')
    case 'no_value':
      return t('rule_value')
    case 'circle':
      return t(isFormula ? 'formulaCircle' : 'ruleCircle')
    case 'never':
      return t('ruleNever')
    case 'unknown':
      return t(isFormula ? 'formulaUnknown' : 'ruleUnknown', { name: fault.name })
    case 'in_group':
      return t(isFormula ? 'formulaInGroup' : 'ruleInGroup', { name: fault.name })
    case 'no_answer':
      return t('ruleNoAnswer', { name: fault.name })
    case 'gone_choice':
      return t('ruleGoneChoice', { name: fault.name, value: fault.value })
  }
}

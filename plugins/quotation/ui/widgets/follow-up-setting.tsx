import { Checkbox, NumberInput, Switch, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'
import './follow-up-setting.css'

/** Days between the first time and the second, for who adds that. */
const A_WEEK = 7

/** Whether and when customers who do not answer a quotation are asked by themselves. */
export default function FollowUpSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('quotation')
  const [first = 5, second] = settings.quotation_follow_up_days
  const choose = (...days: number[]) => change({ quotation_follow_up_days: days }, t('followUp'))
  return (
    <Setting title={t('followUp')} help={t('followUpHelp')}>
      <Switch
        end
        checked={settings.quotation_follow_up}
        disabled={locked}
        onChange={quotation_follow_up => change({ quotation_follow_up }, t('followUp'))}
      >
        {t('followUpOn')}
      </Switch>
      <div className="quotation-follow-up">
        <span>{t('followUpFirst')}</span>
        <NumberInput
          aria-label={t('followUpFirst')}
          value={first}
          decimals={0}
          disabled={locked}
          unit={t('followUpDays')}
          onChange={days => days !== null && choose(days, ...(second === undefined ? [] : [second]))}
        />
      </div>
      <div className="quotation-follow-up">
        <Checkbox
          checked={second !== undefined}
          disabled={locked}
          onChange={again => (again ? choose(first, first + A_WEEK) : choose(first))}
        >
          {t('followUpSecond')}
        </Checkbox>
        {second !== undefined && (
          <NumberInput
            aria-label={t('followUpSecond')}
            value={second}
            decimals={0}
            disabled={locked}
            unit={t('followUpDays')}
            onChange={days => days !== null && choose(first, days)}
          />
        )}
      </div>
    </Setting>
  )
}

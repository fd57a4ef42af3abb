import { expect, test } from 'bun:test'
import type { Entity } from '@core/db/entity'
import { RecordOf, ReferenceTo } from '@core/db/fields'
import { referencesOf } from '@core/db/references'
import { kernel } from '@core/kernel'
import { assemble } from '@core/plugin/assemble'
import { COLLEAGUE } from '@core/users/colleague'
import type { EntityProperty } from '@mikro-orm/postgresql'
import plugins from '@plugins/index'

/** Numbers of records that neither a foreign key nor the kernel checks, and why none can be wrong. */
const UNCHECKED: Readonly<Record<string, string>> = {
  'action.user_id': 'a colleague who is there, or 0 and 9999999 for everybody and the handler; `assigneeOf` checks it',
  'attachedfile.attachedfileable_id': 'the record is opened by its own rules before a file hangs on it',
  'attachedfile.flow_id': 'the dossier of the record that the file hangs on',
  'attachment.attachable_id': 'the document is opened before a file hangs on it',
  'calculation.calculable_id': 'written with the document that it is made for',
  'calculationitem.product_id': 'asked of the catalogue, which answers whatever module the company owns',
  'documentversion.user_id': 'who is signed in',
  'accesspointaccount.legal_entity_id': 'the company at the access point',
  'assistfile.flow_id': 'the dossier is opened before a file hangs on it',
  'assistmail.message_id': 'the name that mail servers know a mail by, no number',
  'delayedrule.begun_flow_id': 'the dossier with which it began to wait; it may be gone',
  'delayedrule.by_user_id': 'who was signed in',
  'delayedrule.outbox_id': 'the place of the event among all that was told; the outbox forgets its rows',
  'delayedrule.record_id': 'the record that the event was about; it may be gone',
  'documentversion.versionable_id': 'the document that is sent',
  'documentwidget.widgetable_id': 'the document is opened before it gets a widget',
  'einvoicetransmission.provider_id': 'the name that the access point knows it by, no number',
  'eventtriggerrule.morph_id': 'a record of the kind that the action works with; `ruleProblems` checks it each time',
  'eventtriggerrule.user_id': 'a colleague, or 0 and 9999999; `ruleProblems` checks it each time',
  'flowfile.companysettings_id': 'the settings of the company that shares the file',
  'flowfile.flow_id': 'the dossier is opened before a file hangs on it',
  'flowfile.flowprofile_id': 'the profile is opened before a file hangs on it',
  'invoice.origin_calculation_id': 'the calculation of the quotation that it bills',
  'notification.flow_id': 'the dossier of what it tells',
  'notification.notifiable_id': 'what it tells of may be gone',
  'onlinepayment.provider_id': 'the name that the payment service knows it by, no number',
  'picture.flow_data_item_id': 'the record is opened by its own rules before a photo hangs on it',
  'picture.flow_id': 'the dossier of the record that the photo hangs on',
  'picture.intake_id': 'the record is opened by its own rules before a photo hangs on it',
  'picture.picturable_id': 'the record is opened by its own rules before a photo hangs on it',
  'rulerun.record_id': 'the record that the event was about; it may be gone',
  'signature.signable_id': 'the document that is signed',
  'signaturevoid.user_id': 'who is signed in',
  'triggerevent.by_user_id': 'who was signed in',
  'triggerevent.outbox_id': 'the place of the event among all that was told; the outbox forgets its rows',
  'triggerevent.record_id': 'the record that the event was about; it may be gone',
  'webhookdelivery.record_id': 'the record that the message is about; it may be gone',
  'webhookdelivery.webhook_id': 'the name that receivers know the message by, no number',
}

const entities = (): Entity[] => {
  const { resources } = assemble([kernel, ...plugins])
  return [...new Set([...plugins.flatMap(plugin => plugin.entities ?? []), ...resources.map(({ entity }) => entity)])]
}

test('every reference says what happens when its target goes, and what becomes empty or waits may be empty', () => {
  const references = entities().flatMap(entity =>
    referencesOf(entity).map(({ column, type }) => ({
      entity,
      name: `${entity.meta.tableName}.${column}`,
      column,
      type,
    })),
  )
  expect(references.filter(({ type }) => !type.whenGone).map(({ name }) => name)).toEqual([])
  const nullable = ({ entity, column }: (typeof references)[number]) =>
    (entity.meta.properties as Record<string, EntityProperty>)[column]?.nullable
  const emptied = references.filter(({ type }) => type.whenGone === 'empty' || type.whenGone === 'wait')
  expect(emptied.length).toBeGreaterThan(40)
  expect(emptied.filter(one => !nullable(one)).map(({ name }) => name)).toEqual([])
})

test('who it may be for waits for another colleague: no reference to a colleague who may be chosen just becomes empty', () => {
  const toColleagues = entities().flatMap(entity =>
    referencesOf(entity).flatMap(({ column, type }) =>
      type instanceof ReferenceTo && type.among === COLLEAGUE && type.whenGone === 'empty'
        ? [`${entity.meta.tableName}.${column}`]
        : [],
    ),
  )
  expect(toColleagues).toEqual([])
})

test('each text that says who keeps a record names a reference that refuses', () => {
  const refusing = entities().flatMap(entity =>
    referencesOf(entity).flatMap(({ column, type }) =>
      type.whenGone === 'refuse' ? [`keeps.${entity.meta.tableName}.${column}`] : [],
    ),
  )
  const texts = plugins.flatMap(({ locales }) => Object.keys(locales?.nl ?? {}).filter(key => key.startsWith('keeps.')))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter(key => !refusing.includes(key))).toEqual([])
})

test('every column with the number of a record is checked: by a foreign key, by the kernel, or it is listed with why not', () => {
  const unchecked = entities().flatMap(entity => {
    entity.init()
    return Object.entries(entity.meta.properties as Record<string, EntityProperty>).flatMap(([column, property]) => {
      const type: unknown = property.customType ?? property.type
      const checked = type instanceof ReferenceTo || type instanceof RecordOf
      return column.endsWith('_id') && column !== 'company_id' && !checked ? [`${entity.meta.tableName}.${column}`] : []
    })
  })
  expect(unchecked.filter(column => !(column in UNCHECKED))).toEqual([])
  expect(Object.keys(UNCHECKED).filter(column => !unchecked.includes(column))).toEqual([])
})

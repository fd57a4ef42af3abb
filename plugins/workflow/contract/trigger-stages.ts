/** Stages under which triggers are listed; `algemeen` for what happens in any. */
export const TRIGGER_STAGES = [
  'algemeen',
  'new',
  'intake',
  'quotation',
  'confirmation',
  'project',
  'invoice',
  'aftercare',
] as const

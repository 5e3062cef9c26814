import type { WrittenOrder, WrittenRevision } from '../core/log/command-data.ts'
import type { Amendment } from './amend-proposal.ts'
import type { Interpretation } from './interpretation.ts'

/** What typed text may mean. */
export type Understood =
  | Interpretation
  | Amendment
  | { readonly kind: 'order'; readonly order: WrittenOrder }
  | { readonly kind: 'changes'; readonly revision: WrittenRevision }

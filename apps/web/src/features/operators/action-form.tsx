import {
  OPERATOR_LIMITS,
  type OperatorActionName,
  type OperatorUser,
  PLAN_LABELS,
  PLAN_NAMES,
  type PlanName,
  TEAM_PLAN,
} from '@loopwright/contract';
import { type SyntheticEvent, useState } from 'react';
import { useOperatorAction } from '../../entities/operator/use-operators.ts';
import { useOperatorTexts } from '../../language/all/operators.ts';
import { problemText } from '../../lib/problem-text.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showNews } from '../../ui/toasts.tsx';
import { type ActionInput, actionOf, DEFAULT_TOKENS, isComplete } from './action-input.ts';
import { NumberInput, ReasonInput, Select } from './action-inputs.tsx';

interface ActionFormProps {
  readonly action: OperatorActionName;
  readonly user: OperatorUser;
  /** The username of the operator. */
  readonly operator: string;
  readonly onClose: () => void;
}

const hasToConfirm = (action: OperatorActionName): boolean =>
  action === 'suspend' || action === 'grant';

/** What an action needs to know, and why it is done. */
export function ActionForm({ action, user, operator, onClose }: ActionFormProps) {
  const { actions: texts, problems } = useOperatorTexts();
  const owned = user.workspaces.filter(({ role }) => role === 'owner');
  const [input, setInput] = useState<ActionInput>({
    workspaceId: owned[0]?.id ?? '',
    tokens: String(DEFAULT_TOKENS),
    plan: owned[0]?.plan ?? 'free',
    reason: '',
  });
  // A second click, or another attempt after a failure, is the same request; other input is another one.
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, error, isPending, reset } = useOperatorAction(operator);
  const workspace = owned.find(({ id }) => id === input.workspaceId);
  const isUnchanged = action === 'plan' && input.plan === workspace?.plan;
  const isPaid = action === 'plan' && workspace?.hasSubscription === true;
  const change = (values: Partial<ActionInput>): void => {
    setInput({ ...input, ...values });
    setRequestKey(newRequestKey());
    reset();
  };
  const send = (): void => {
    setIsAsking(false);
    mutate(
      { userId: user.id, action: actionOf(action, input), requestKey },
      {
        onSuccess: () => {
          showNews(texts.done[action]);
          onClose();
        },
      },
    );
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (hasToConfirm(action)) setIsAsking(true);
    else send();
  };
  return (
    <form className="mt-4 grid max-w-xl gap-4" onSubmit={submit}>
      {(action === 'sign-out' || action === 'suspend' || action === 'lift') && (
        <p className="text-sm">{texts[HINTS[action]]}</p>
      )}
      {(action === 'grant' || action === 'plan') && owned.length > 1 && (
        <WorkspaceSelect owned={owned} value={input.workspaceId} onChange={change} />
      )}
      {action === 'grant' && (
        <NumberInput
          label={texts.tokens}
          hint={texts.tokensHint(OPERATOR_LIMITS.tokens)}
          maximum={OPERATOR_LIMITS.tokens}
          value={input.tokens}
          onChange={(tokens) => change({ tokens })}
        />
      )}
      {action === 'plan' && (
        <Select
          label={texts.newPlan}
          hint={isPaid ? texts.planBySubscription : texts.planHint}
          value={input.plan}
          isDisabled={isPaid}
          options={PLAN_NAMES.filter(
            (plan) => workspace?.name === null || plan === TEAM_PLAN || plan === 'free',
          ).map((plan) => [plan, PLAN_LABELS[plan]])}
          onChange={(plan) => change({ plan: plan as PlanName })}
        />
      )}
      <ReasonInput
        hint={action === 'grant' ? texts.grantReasonHint : texts.reasonHint}
        value={input.reason}
        onChange={(reason) => change({ reason })}
      />
      {error !== null && <ErrorNotice>{problemText(problems, error, texts.failed)}</ErrorNotice>}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={action === 'suspend' ? 'danger' : 'primary'}
          isBusy={isPending}
          disabled={isPending || isPaid || isUnchanged || !isComplete(action, input)}
        >
          {isPending ? texts.busy : hasToConfirm(action) ? texts.submit : texts[action]}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={
          action === 'grant'
            ? texts.grantQuestion(Number(input.tokens), workspace?.name ?? user.username)
            : texts.suspendQuestion(user.username)
        }
        detail={action === 'grant' ? texts.grantDetail : texts.suspendDetail}
        confirmLabel={texts[action]}
        confirmVariant={action === 'grant' ? 'primary' : 'danger'}
        onConfirm={send}
        onCancel={() => setIsAsking(false)}
      />
    </form>
  );
}

const HINTS = { 'sign-out': 'signOutHint', suspend: 'suspendHint', lift: 'liftHint' } as const;

interface WorkspaceSelectProps {
  /** Those that the user owns. */
  readonly owned: OperatorUser['workspaces'];
  readonly value: string;
  readonly onChange: (values: { readonly workspaceId: string; readonly plan: PlanName }) => void;
}

function WorkspaceSelect({ owned, value, onChange }: WorkspaceSelectProps) {
  const { actions: texts, users } = useOperatorTexts();
  return (
    <Select
      label={texts.workspace}
      value={value}
      options={owned.map(({ id, name }) => [id, name ?? users.personal])}
      onChange={(workspaceId) => {
        const plan = owned.find(({ id }) => id === workspaceId)?.plan ?? 'free';
        onChange({ workspaceId, plan });
      }}
    />
  );
}

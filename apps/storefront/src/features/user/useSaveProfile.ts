import { getProfile, updateProfile } from '@mallard/domain/endpoints';
import { ApiFailure, toApiError } from '@mallard/domain/errors';
import type { ProfileChanges } from '@mallard/ui/ProfileForm';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useFormProblem } from '../../data/useFormProblem.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';

const FIELDS = [
  'nickname',
  'gender',
  'birthday',
  'phone',
  'code',
  'currentPassword',
  'currentPhoneCode',
  'email',
  'bio',
];

/** Returns props for `ProfileForm` that save the profile. Also updates the name in the header and the login phone. */
export function useSaveProfile() {
  const { t } = useTranslation('user');
  const { client, queryClient, actors } = useServices();
  const locale = useLocale();
  const toasts = useToasts();
  const markUnsaved = useUnsaved();
  const save = useMutation({
    mutationFn: (body: ProfileChanges) => client.call(updateProfile, { body }),
    onSuccess: (saved) => {
      markUnsaved(false);
      queryClient.setQueryData(endpointKey(getProfile, locale, {}), saved);
      const { user } = actors.auth.read();
      const { nickname, phone: loginPhone } = saved;
      if (user) actors.auth.send({ type: 'user.updated', user: { ...user, nickname, loginPhone } });
      toasts.show({ message: t('profile.saved') });
    },
    onError: (caught) => {
      const error = toApiError(caught);
      const { user } = actors.auth.read();
      // The password was set in another tab. The form then shows its field, with the error.
      if (user?.hasPassword === false && error.kind === 'BadRequest' && error.fields?.currentPassword)
        actors.auth.send({ type: 'user.updated', user: { ...user, hasPassword: true } });
    },
  });
  const submit = useSingle((body: ProfileChanges) => save.mutateAsync(body).catch(() => undefined));
  const failure = useMemo(() => (save.error ? new ApiFailure(toApiError(save.error)) : null), [save.error]);
  return {
    ...useFormProblem(failure, FIELDS),
    onSubmit: (body: ProfileChanges) => void submit(body),
    onDirtyChange: markUnsaved,
    // After a save, the form compares with its initial values and no longer reports changes.
    onChange: () => markUnsaved(true),
    isPending: save.isPending,
  };
}

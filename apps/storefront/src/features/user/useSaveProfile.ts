import { getProfile, updateProfile } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import type { ProfileValues } from '@mallard/ui/ProfileForm';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useLocale } from '../../app/preferences.ts';
import { useServices } from '../../app/services.ts';
import { useSingle } from '../../app/useSingle.ts';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';

/** Saves a profile, as the form of it asks. The name in the header follows. */
export function useSaveProfile() {
  const { t } = useTranslation('user');
  const { client, queryClient, actors } = useServices();
  const locale = useLocale();
  const toasts = useToasts();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const markUnsaved = useUnsaved();
  const save = useMutation({
    mutationFn: (body: ProfileValues) => client.call(updateProfile, { body }),
    onSuccess: (saved) => {
      markUnsaved(false);
      queryClient.setQueryData(endpointKey(getProfile, locale, {}), saved);
      const { user } = actors.auth.read();
      if (user) actors.auth.send({ type: 'user.updated', user: { ...user, nickname: saved.nickname } });
      toasts.show({ message: t('profile.saved') });
    },
  });
  const submit = useSingle((body: ProfileValues) => save.mutateAsync(body).catch(() => undefined));
  const validationErrors = fieldErrors(save.error);
  const isAtField =
    Object.keys(validationErrors).length > 0 || (save.isError && toApiError(save.error).kind === 'BadRequest');
  return {
    onSubmit: (body: ProfileValues) => void submit(body),
    onDirtyChange: markUnsaved,
    // After saving, the form differs from what it was at first for good.
    onChange: () => markUnsaved(true),
    isPending: save.isPending,
    validationErrors,
    errorMessage: save.isError && !isAtField ? (errorText(save.error) ?? undefined) : undefined,
  };
}

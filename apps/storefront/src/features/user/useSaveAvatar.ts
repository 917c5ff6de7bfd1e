import { getProfile, updateProfile, uploadImage } from '@mallard/domain/endpoints';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';

/** Returns props for `AvatarUploader` that upload or remove the avatar. Also updates the avatar in the header. */
export function useSaveAvatar() {
  const { t } = useTranslation('user');
  const { client, queryClient, actors } = useServices();
  const locale = useLocale();
  const toasts = useToasts();
  const errorText = useErrorText();
  const save = useMutation({
    mutationFn: async (photo: File | null) => {
      const avatar = photo && (await client.call(uploadImage, { body: { files: [photo] } })).url;
      return client.call(updateProfile, { body: { avatar } });
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(endpointKey(getProfile, locale, {}), saved);
      const { user } = actors.auth.read();
      if (user) actors.auth.send({ type: 'user.updated', user: { ...user, avatar: saved.avatar } });
      toasts.show({ message: t(saved.avatar === null ? 'avatar.removed' : 'avatar.saved') });
    },
  });
  const submit = useSingle((photo: File | null) => save.mutateAsync(photo).catch(() => undefined));
  return {
    onChange: (photo: File) => void submit(photo),
    onRemove: () => void submit(null),
    isPending: save.isPending,
    errorMessage: save.isError ? (errorText(save.error) ?? undefined) : undefined,
  };
}

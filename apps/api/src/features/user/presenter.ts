import type { Profile, UserInfo } from '@mallard/domain/contract';
import type { UserRow } from './queries.ts';

/** Who is signed in. */
export function toUserInfo(user: UserRow, address: string | null): UserInfo {
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar,
    introduceSign: user.bio,
    address,
    isDeleted: user.isDeleted,
    lockedFlag: user.isLocked,
    createTime: user.createdAt.toISOString(),
    role: user.role,
    hasPassword: user.passwordHash !== null,
    loginPhone: user.phone,
  };
}

/** What a shopper tells about themselves. */
export function toProfile(user: UserRow): Profile {
  return {
    nickname: user.nickname,
    gender: user.gender === 'male' || user.gender === 'female' ? user.gender : null,
    birthday: user.birthday,
    phone: user.phone,
    email: user.email,
    bio: user.bio,
    avatar: user.avatar,
  };
}
